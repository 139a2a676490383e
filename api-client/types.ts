// Written by `npm run client` from docs/openapi.json. Types only.

/** Shapes that many answers share. */
export interface Schemas {
  AiSuggestion: {
    field: "title" | "who" | "what" | "where" | "when" | "why";
    text: string;
    reason: string;
    pieces: {
      id: string;
      title: string;
      reason: string;
      before: string;
      after: string;
      start: number;
      end: number;
    }[];
  };
  ApiToken: {
    id: string;
    name: string;
    prefix: string;
    scopes: ("analytics:read" | "assets:read" | "assets:write" | "companies:read" | "coverage:read" | "coverage:write" | "dashboard:read" | "directories:read" | "follows:read" | "follows:write" | "imports:read" | "imports:write" | "matches:read" | "matches:write" | "messages:read" | "messages:write" | "pitchDrafts:read" | "pitchDrafts:write" | "pitchPages:read" | "pitchPages:write" | "pitches:read" | "pitches:write" | "productRequests:read" | "productRequests:write" | "profiles:read" | "profiles:write" | "releases:read" | "releases:write" | "requests:read" | "requests:write" | "saved:read" | "saved:write" | "slugs:read" | "workSamples:read" | "workSamples:write")[];
    role: "ADMIN" | "MANAGER" | "EDITOR" | null;
    madeBy: string | null;
    isExpired: boolean;
    createdAt: string;
    expiresAt: string;
    lastUsedAt: string | null;
    callsThisMonth: number;
  };
  Asset: {
    id: string;
    kind: "photo" | "video" | "quote" | "product" | "resource";
    state: "PROCESSING" | "READY" | "FAILED";
    title: string;
    description: string;
    caption: string;
    creator: string;
    credit: string;
    copyright: string;
    licence: "EDITORIAL" | "CC_BY" | "ALL_RIGHTS" | null;
    digitalSourceType: "DIGITAL_CAPTURE" | "COMPUTATIONAL_CAPTURE" | "NEGATIVE_FILM" | "POSITIVE_FILM" | "PRINT" | "HUMAN_EDITS" | "ALGORITHMICALLY_ENHANCED" | "SOFTWARE_IMAGE" | "DIGITAL_CREATION" | "DATA_DRIVEN_MEDIA" | "TRAINED_ALGORITHMIC_MEDIA" | "ALGORITHMIC_MEDIA" | "SCREEN_CAPTURE" | "VIRTUAL_RECORDING" | "COMPOSITE" | "COMPOSITE_CAPTURE" | "COMPOSITE_SYNTHETIC" | "COMPOSITE_WITH_TRAINED_ALGORITHMIC_MEDIA" | null;
    digitalSourceTypeInFile: boolean;
    dataMining: "UNSPECIFIED" | "ALLOWED" | "PROHIBITED_AI_TRAINING" | "PROHIBITED_GENERATIVE_AI_TRAINING" | "PROHIBITED_EXCEPT_SEARCH" | "PROHIBITED" | "PROHIBITED_SEE_CONSTRAINTS" | null;
    dataMiningConstraints: string;
    contentCredentials: {
      status: "VALID" | "INVALID" | "UNREAD";
      generator: string;
      digitalSourceTypes: ("DIGITAL_CAPTURE" | "COMPUTATIONAL_CAPTURE" | "NEGATIVE_FILM" | "POSITIVE_FILM" | "PRINT" | "HUMAN_EDITS" | "ALGORITHMICALLY_ENHANCED" | "SOFTWARE_IMAGE" | "DIGITAL_CREATION" | "DATA_DRIVEN_MEDIA" | "TRAINED_ALGORITHMIC_MEDIA" | "ALGORITHMIC_MEDIA" | "SCREEN_CAPTURE" | "VIRTUAL_RECORDING" | "COMPOSITE" | "COMPOSITE_CAPTURE" | "COMPOSITE_SYNTHETIC" | "COMPOSITE_WITH_TRAINED_ALGORITHMIC_MEDIA")[];
      signer: string;
      isSignerKnown: boolean;
    } | null;
    untouchedUrl: string | null;
    mayOfferUntouched: boolean;
    quote: string;
    speaker: string;
    tags: string[];
    fileName: string;
    contentType: string | null;
    size: number | null;
    width: number | null;
    height: number | null;
    duration: number | null;
    url: string | null;
    originalUrl: string | null;
    posterUrl: string | null;
    captionsUrl: string | null;
    renditions: { url: string; width: number; height: number; format: "avif" | "webp" | "jpeg" }[];
    blur: string | null;
    releaseId: string | null;
    releaseIds: string[];
    releaseOnly: boolean;
    publicAnyway: boolean;
    hidden: "no_caption" | "no_credit" | "no_caption_or_credit" | "release_waits" | "release_withdrawn" | "made_for_release" | null;
    warnings: {
      code: "small" | "few_players" | "no_caption" | "no_credit" | "no_copyright" | "no_source_type";
      text: string;
    }[];
    createdAt: string;
  };
  BuilderDraft: {
    profileId: string;
    userId: string;
    userType: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
    values: Schemas["BuilderValues"];
    base: Schemas["BuilderValues"];
    published: Schemas["BuilderValues"];
    conflicts: string[];
    step: number;
    version: number;
    baseRevision: number;
    revision: number;
    url: string;
    avatarUrl: string | null;
    logoUrl: string | null;
    listed: boolean;
    mayRename: boolean;
    savedAt: string | null;
  };
  BuilderValues: {
    accountType: string;
    name: string;
    professionalTitle: string;
    tagline: string;
    location: string;
    email: string;
    website: string;
    customPortfolioUrl: string;
    about: string;
    languages: string[];
    socialMedia: {
      handle: string;
      url: string;
      followers: string;
      network: "instagram" | "x" | "linkedin" | "tiktok" | "youtube" | "facebook" | "";
    }[];
    expertise: string[];
    beats: Record<string, string[]>;
    publications: string[];
    pressTypes: string[];
    perksPreferred: string[];
    perksOffered: string[];
    perkDetails: Record<string, string>;
    resources: string[];
    resourceLinks: { title: string; url: string; type: string; description: string; tags: string[] }[];
    demographics: string[];
    heroStories: { title: string; url: string; type: string; image: string; subtitle: string }[];
    pressContacts: {
      name: string;
      role: string;
      email: string;
      phone: string;
      languages: string;
      hours: string;
      image: string;
    }[];
    boilerplate: string;
    facts: { label: string; value: string }[];
    paidMediaTypes: string[];
    contentTypes: string[];
    platforms: string[];
    rates: { contentType: string; platform: string; price: string }[];
    packages: { name: string; price: string; saving: string; includes: string[] }[];
    addOns: { name: string; description: string; amount: string; unit: "dollars" | "percent" }[];
    engagement: { name: string; percent: string }[];
    audience: {
      ageRange: { name: string; percent: string }[];
      gender: { name: string; percent: string }[];
      topLocations: { name: string; percent: string }[];
      interests: string[];
    };
    availability: { responseTime: string; bookingLead: string; currentlyAccepting: boolean };
    workSamples: {
      id: string | null;
      type: string;
      title: string;
      url: string;
      description: string;
      outlet: string;
      platform: string;
      tags: string[];
      image: string;
      publishedAt: string;
      autoPopulated: boolean;
    }[];
  };
  Call: {
    id: string;
    conversationId: string;
    kind: "VOICE" | "VIDEO";
    state: "RINGING" | "CONNECTED" | "ENDED";
    outcome: "ANSWERED" | "DECLINED" | "MISSED" | "CANCELLED" | "BUSY" | "LOST" | null;
    ownProfileId: string;
    isCaller: boolean;
    counterpart: Schemas["Party"];
    pitchTitle: string | null;
    ownDevice: string | null;
    ringsUntil: string;
    answeredAt: string | null;
    mediaAt: string | null;
    endedAt: string | null;
    lastSignal: number;
  };
  Card: {
    id: string;
    userId: string | null;
    slug: string;
    url: string;
    userType: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
    name: string;
    title: string;
    tagline: string;
    location: string;
    avatarUrl: string | null;
    logoUrl: string | null;
    verified: boolean;
    pressePassLevel: "gold" | "silver" | "bronze" | null;
    thumbsUpCount: number;
    thumbsDownCount: number;
    deleted: boolean;
    about: string;
    followerCount: number;
    expertise: string[];
    industries: string[];
    demographics: string[];
    publications: string[];
    pressTypes: string[];
    platforms: string[];
    perksPreferred: string[];
    perksOffered: string[];
    currentSearches: { id: string; title: string; description: string; deadline: string | null }[];
    currentPitches: {
      title: string;
      who: string;
      what: string;
      where: string;
      when: string;
      why: string;
      perks: string[];
      id: string;
      aiNewsworthy: boolean;
    }[];
  };
  Company: {
    id: string;
    name: string;
    website: string | null;
    description: string;
    industry: string | null;
    newsroomsVisible: boolean;
    newsroomsTakeMessages: boolean;
    requiresTwoFactor: boolean;
    twoFactorFrom: string | null;
    createdAt: string;
  };
  CompatibilityFactors: {
    topicAlignment: number;
    locationProximity: number;
    socialReach: number;
    responseTime: number;
    reputation: number;
    perksAlignment: number;
  };
  Conversation: {
    id: string;
    kind: "match" | "pitch";
    matchId: string | null;
    pitchId: string | null;
    participants: Schemas["Party"][];
    counterpartId: string;
    lastMessage: Schemas["Message"] | null;
    lastSeq: number;
    unreadCount: number;
    ownReadSeq: number;
    counterpartReadSeq: number;
    archived: boolean;
    canSend: boolean;
    blocked: boolean;
    draft: { text: string; attachments: Schemas["MessageFile"][]; counter: number; savedAt: string | null };
    scheduled: Schemas["ScheduledMessage"][];
    createdAt: string;
  };
  CountedBucket: {
    from: string;
    to: string;
    firstDay: string;
    lastDay: string;
    isOpen: boolean;
    pageViews: number;
    dailyVisitors: number;
    linksOpened: number;
    downloads: number;
    feedsFetched: number;
    likesGiven: number;
    likesReceived: number;
    matchesMade: number;
    pitchesSent: number;
    pitchesReceived: number;
    pitchesAccepted: number;
    pitchesDeclined: number;
    pitchesExpired: number;
    pitchesAnswered: number;
    pitchesUnanswered: number;
    collaborationsCompleted: number;
    storiesPublished: number;
    thumbsUp: number;
    thumbsDown: number;
    followersGained: number;
    followersLost: number;
    releasesPublished: number;
    pitchPagesPublished: number;
    workAdded: number;
    messagesSent: number;
    messagesReceived: number;
  };
  CountedDays: {
    from: string;
    to: string;
    firstDay: string;
    lastDay: string;
    pageViews: number;
    dailyVisitors: number;
    linksOpened: number;
    downloads: number;
    feedsFetched: number;
    likesGiven: number;
    likesReceived: number;
    matchesMade: number;
    pitchesSent: number;
    pitchesReceived: number;
    pitchesAccepted: number;
    pitchesDeclined: number;
    pitchesExpired: number;
    pitchesAnswered: number;
    pitchesUnanswered: number;
    collaborationsCompleted: number;
    storiesPublished: number;
    thumbsUp: number;
    thumbsDown: number;
    followersGained: number;
    followersLost: number;
    releasesPublished: number;
    pitchPagesPublished: number;
    workAdded: number;
    messagesSent: number;
    messagesReceived: number;
  };
  CountedEntry: {
    id: string;
    kind: "profile_shown" | "profile_liked" | "match_made" | "pitch_sent" | "pitch_accepted" | "pitch_declined" | "pitch_expired" | "pitch_withdrawn" | "collaboration_completed" | "story_published" | "rated_up" | "rated_down" | "profile_followed" | "profile_unfollowed" | "release_published" | "pitch_page_published" | "work_added" | "request_posted" | "product_requested" | "message_sent" | "page_viewed" | "link_opened" | "asset_downloaded" | "feed_fetched" | "connected" | "campaign";
    title: string;
    party: Schemas["Party"] | null;
    pitchId: string | null;
    state: "UNSENT" | "SENT" | "READ" | "ACCEPTED" | "DECLINED" | "COMPLETED" | "EXPIRED" | "WITHDRAWN" | null;
    rating: "UP" | "DOWN" | null;
    at: string;
  };
  Coverage: {
    id: string;
    title: string;
    url: string;
    description: string;
    image: string | null;
    siteName: string;
    earnedAt: string;
  };
  CoverageEntry: {
    id: string;
    url: string;
    title: string;
    siteName: string;
    pitchId: string;
    earnedAt: string;
    counterpart: Schemas["Party"] | null;
    readers: number | null;
    interactions: number | null;
    readSeconds: number | null;
    own: {
      readers: number | null;
      interactions: number | null;
      readSeconds: number | null;
      statedAt: string;
    } | null;
    partner: {
      readers: number | null;
      interactions: number | null;
      readSeconds: number | null;
      statedAt: string;
    } | null;
  };
  DirectoryCard: {
    id: string;
    userId: string | null;
    slug: string;
    url: string;
    userType: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
    name: string;
    title: string;
    tagline: string;
    location: string;
    avatarUrl: string | null;
    logoUrl: string | null;
    verified: boolean;
    pressePassLevel: "gold" | "silver" | "bronze" | null;
    thumbsUpCount: number;
    thumbsDownCount: number;
    about: string;
    followerCount: number;
    reach: number | null;
    articleCount: number;
    releaseCount: number;
    lastNewsAt: string | null;
    latestNews: { title: string; url: string } | null;
    expertise: string[];
    industries: string[];
    publications: string[];
    perksOffered: string[];
    perksPreferred: string[];
    platforms: string[];
    contentTypes: string[];
    rates: Record<string, Record<string, number>>;
    lowestRate: number | null;
    engagementRate: number | null;
  };
  Draft: {
    title: string;
    who: string;
    what: string;
    where: string;
    when: string;
    why: string;
    perks: string[];
    id: string;
    pitchPageId: string | null;
    isActive: boolean;
    complete: boolean;
    matchCount: number;
    sentCount: number;
    acceptedCount: number;
    successRate: number | null;
    lastSentAt: string | null;
    newsworthiness: Schemas["Newsworthiness"] | null;
    aiAssistedFields: ("title" | "who" | "what" | "where" | "when" | "why")[];
    version: number;
    createdAt: string;
    updatedAt: string;
  };
  DraftPieces: { field: "title" | "who" | "what" | "where" | "when" | "why"; text: string; accepted?: boolean }[];
  Factor: { value: number; known: boolean; reason: string };
  Factors: {
    topicAlignment: Schemas["Factor"];
    locationProximity: Schemas["Factor"];
    socialReach: Schemas["Factor"];
    responseTime: Schemas["Factor"];
    reputation: Schemas["Factor"];
    perksAlignment: Schemas["Factor"];
  };
  FigureChanges: {
    pageViews: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    dailyVisitors: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    linksOpened: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    downloads: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    feedsFetched: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    likesGiven: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    likesReceived: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    matchesMade: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    pitchesSent: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    pitchesReceived: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    pitchesAccepted: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    pitchesDeclined: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    pitchesExpired: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    pitchesAnswered: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    pitchesUnanswered: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    collaborationsCompleted: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    storiesPublished: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    thumbsUp: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    thumbsDown: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    followersGained: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    followersLost: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    releasesPublished: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    pitchPagesPublished: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    workAdded: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    messagesSent: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
    messagesReceived: { by: "new" } | { by: "share"; percent: number } | { by: "difference"; count: number } | null;
  };
  FollowParty: {
    id: string;
    userId: string | null;
    slug: string;
    url: string;
    userType: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
    name: string;
    title: string;
    tagline: string;
    location: string;
    avatarUrl: string | null;
    logoUrl: string | null;
    verified: boolean;
    pressePassLevel: "gold" | "silver" | "bronze" | null;
    thumbsUpCount: number;
    thumbsDownCount: number;
    followedAt: string;
  };
  HeroStory: {
    title: string;
    subtitle: string;
    url: string;
    type: string;
    image: string;
    picture?: {
      renditions: { url: string; width: number; height: number; format: "avif" | "webp" | "jpeg" }[];
      blur: string | null;
    };
  };
  Import: {
    id: string;
    address: string;
    title: string;
    created: number;
    removed: number;
    createdAt: string;
    undoneAt: string | null;
    items: { id: string; title: string; url: string }[];
  };
  LearnedWeight: {
    topicId: string;
    topic: string;
    weight: number;
    title: string;
    reason: string;
    acts: {
      pass: number;
      unhelpful: number;
      notMyBeat: number;
      like: number;
      helpful: number;
      story: number;
    };
  };
  Location: {
    display: string;
    city: string;
    state: string | null;
    country: string;
    latitude: number;
    longitude: number;
    zone: string;
    alsoCalled: string | null;
  };
  Match: {
    id: string;
    profile: Schemas["Card"];
    matchScore: number;
    matchReasons: string[];
    matchTags: string[];
    compatibilityFactors: Schemas["CompatibilityFactors"];
    factors: Schemas["Factors"];
    distance: string | null;
    bestPitch: { id: string; title: string } | null;
    conversationId: string | null;
    createdAt: string;
  };
  Message: {
    id: string;
    conversationId: string;
    seq: number;
    senderId: string | null;
    senderProfileId: string;
    content: string;
    messageType: "TEXT" | "CALL";
    call: {
      kind: "voice" | "video";
      outcome: "answered" | "declined" | "missed" | "cancelled" | "busy" | "lost";
      startedAt: string;
      seconds: number | null;
    } | null;
    replyTo: string | null;
    quoted: {
      id: string;
      seq: number;
      senderProfileId: string;
      excerpt: string;
      fileKinds: ("picture" | "video" | "audio" | "document")[];
      isDeleted: boolean;
    } | null;
    version: number;
    earlier: { version: number; content: string; writtenAt: string }[];
    editedAt: string | null;
    reactions: {
      kind: "AGREED" | "THANKS" | "QUESTION" | "LATER";
      profileId: string;
      version: number;
      isCurrent: boolean;
    }[];
    clientKey: string | null;
    attachments: Schemas["MessageFile"][];
    link: { url: string; title: string; siteName: string; image: string | null } | null;
    createdAt: string;
    readAt: string | null;
    deletedAt: string | null;
  };
  MessageFile: {
    id: string;
    kind: "picture" | "video" | "audio" | "document";
    name: string;
    url: string;
    previewUrl: string | null;
    contentType: string;
    size: number;
    width: number | null;
    height: number | null;
    duration: number | null;
    blur: string | null;
    scan: "unscanned" | "clean" | "refused";
  };
  Newsworthiness: {
    score: number | null;
    language: string | null;
    reasons: { key: string; label: string; value: number; reason: string }[];
    notes: string[];
  };
  Notification: {
    id: string;
    kind: "MATCH_CREATED" | "SUPERLIKE_RECEIVED" | "PITCH_RECEIVED" | "PITCH_ACCEPTED" | "PITCH_DECLINED" | "PITCH_EXPIRED" | "PITCH_WITHDRAWN" | "COLLABORATION_COMPLETED" | "RATING_REQUESTED" | "MESSAGE_RECEIVED" | "MESSAGE_NOT_SENT" | "FOLLOWER_GAINED" | "RELEASE_PUBLISHED" | "RELEASE_SHARED" | "PRODUCT_REQUESTED" | "PRODUCT_REQUEST_UPDATED" | "VERIFICATION_UPDATED" | "REQUEST_CLOSED" | "SUGGESTIONS_PREPARED" | "PITCH_PAGE_EXPIRED" | "REPORT_DECIDED" | "ACCOUNT_REVIEWED" | "INVITATION_RECEIVED";
    title: string;
    text: string;
    url: string;
    actor: Schemas["Party"] | null;
    subjectId: string | null;
    createdAt: string;
    readAt: string | null;
  };
  OptionCounts: {
    verified: number;
    tiers: Record<string, number>;
    perks: Record<string, number>;
    topics: { name: string; count: number }[];
    places: { name: string; count: number }[];
  };
  OwnProfile: {
    id: string;
    userId: string | null;
    slug: string;
    url: string;
    title: string;
    latitude: number | null;
    longitude: number | null;
    avatarUrl: string | null;
    socialOrder: string[];
    reach: number | null;
    verified: boolean;
    thumbsUpCount: number;
    thumbsDownCount: number;
    followerCount: number;
    followingCount: number;
    memberSince: string;
    responseHours: number | null;
    listed: boolean;
    complete: boolean;
    visible: boolean;
    status: "ACTIVE" | "PAUSED" | "INACTIVE";
    allowDirectMessages: boolean;
    topicIds: string[];
    accountType: "individual" | "management" | "company" | null;
    revision: number;
    userType: "PRESS";
    name: string;
    location: string;
    website: string | null;
    customPortfolioUrl: string | null;
    about: string;
    languages: string[];
    socialMedia: Schemas["SocialMedia"];
    beats: Record<string, string[]>;
    publications: string[];
    pressTypes: string[];
    perksPreferred: string[];
    expertise: string[];
    pressePassLevel: "gold" | "silver" | "bronze" | null;
    currentSearches: Schemas["Request"][];
  } | {
    id: string;
    userId: string | null;
    slug: string;
    url: string;
    title: string;
    latitude: number | null;
    longitude: number | null;
    avatarUrl: string | null;
    socialOrder: string[];
    reach: number | null;
    verified: boolean;
    thumbsUpCount: number;
    thumbsDownCount: number;
    followerCount: number;
    followingCount: number;
    memberSince: string;
    responseHours: number | null;
    listed: boolean;
    complete: boolean;
    visible: boolean;
    status: "ACTIVE" | "PAUSED" | "INACTIVE";
    allowDirectMessages: boolean;
    topicIds: string[];
    accountType: "individual" | "management" | "company" | null;
    revision: number;
    userType: "BRAND";
    name: string;
    tagline: string;
    location: string;
    website: string | null;
    customPortfolioUrl: string | null;
    about: string;
    languages: string[];
    socialMedia: Schemas["SocialMedia"];
    perksOffered: string[];
    perkDetails: Record<string, string>;
    demographics: string[];
    heroStories: Schemas["HeroStory"][];
    pressContacts: {
      name: string;
      role?: string;
      email?: string;
      phone?: string;
      languages?: string;
      hours?: string;
      image?: string;
    }[];
    boilerplate: string;
    facts: { label: string; value: string }[];
    logoUrl: string | null;
    industries: string[];
    topics: string[];
    releaseCount: number;
  } | {
    id: string;
    userId: string | null;
    slug: string;
    url: string;
    title: string;
    latitude: number | null;
    longitude: number | null;
    avatarUrl: string | null;
    socialOrder: string[];
    reach: number | null;
    verified: boolean;
    thumbsUpCount: number;
    thumbsDownCount: number;
    followerCount: number;
    followingCount: number;
    memberSince: string;
    responseHours: number | null;
    listed: boolean;
    complete: boolean;
    visible: boolean;
    status: "ACTIVE" | "PAUSED" | "INACTIVE";
    allowDirectMessages: boolean;
    topicIds: string[];
    accountType: "individual" | "management" | "company" | null;
    revision: number;
    userType: "SOURCE";
    name: string;
    tagline: string;
    location: string;
    website: string | null;
    customPortfolioUrl: string | null;
    about: string;
    languages: string[];
    socialMedia: Schemas["SocialMedia"];
    perksOffered: string[];
    perkDetails: Record<string, string>;
    resources: string[];
    resourceLinks: { title: string; description?: string; url: string; type: string; tags: string[] }[];
    demographics: string[];
    heroStories: Schemas["HeroStory"][];
    pressContacts: {
      name: string;
      role?: string;
      email?: string;
      phone?: string;
      languages?: string;
      hours?: string;
      image?: string;
    }[];
    boilerplate: string;
    facts: { label: string; value: string }[];
    logoUrl: string | null;
    industries: string[];
    releaseCount: number;
  } | {
    id: string;
    userId: string | null;
    slug: string;
    url: string;
    title: string;
    latitude: number | null;
    longitude: number | null;
    avatarUrl: string | null;
    socialOrder: string[];
    reach: number | null;
    verified: boolean;
    thumbsUpCount: number;
    thumbsDownCount: number;
    followerCount: number;
    followingCount: number;
    memberSince: string;
    responseHours: number | null;
    listed: boolean;
    complete: boolean;
    visible: boolean;
    status: "ACTIVE" | "PAUSED" | "INACTIVE";
    allowDirectMessages: boolean;
    topicIds: string[];
    accountType: "individual" | "management" | "company" | null;
    revision: number;
    userType: "PAID_MEDIA";
    name: string;
    location: string;
    website: string | null;
    customPortfolioUrl: string | null;
    about: string;
    languages: string[];
    socialMedia: Schemas["SocialMedia"];
    perksPreferred: string[];
    heroStories: Schemas["HeroStory"][];
    paidMediaTypes: string[];
    contentTypes: string[];
    platforms: string[];
    rates: Record<string, Record<string, number>>;
    packages: { name: string; price: number; saving?: number; includes: string[] }[];
    addOns: { name: string; description?: string; price?: number; percent?: number }[];
    engagement: Record<string, number>;
    availability: { responseTime?: string; bookingLead?: string; currentlyAccepting?: boolean };
    industries: string[];
    demographics: {
      ageRange?: Record<string, number>;
      gender?: Record<string, number>;
      topLocations?: Record<string, number>;
      interests?: string[];
    };
    engagementRate: number | null;
  };
  Pagination: {
    page: number | null;
    limit: number;
    total: number | null;
    totalPages: number | null;
    hasMore: boolean;
    nextCursor: string | null;
    totalCapped?: boolean;
  };
  Party: {
    id: string;
    userId: string | null;
    slug: string;
    url: string;
    userType: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
    name: string;
    title: string;
    tagline: string;
    location: string;
    avatarUrl: string | null;
    logoUrl: string | null;
    verified: boolean;
    pressePassLevel: "gold" | "silver" | "bronze" | null;
    thumbsUpCount: number;
    thumbsDownCount: number;
  };
  Person: {
    id: string;
    name: string;
    email: string;
    userType: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
    company: string | null;
    profile: Schemas["Party"];
    state: "ACTIVE" | "UNVERIFIED" | "HELD" | "REPORTED" | "CLOSED" | "STAFF";
    verified: boolean;
    isStaff: boolean;
    createdAt: string;
    lastSeenAt: string | null;
    openReports: number;
  };
  Pitch: {
    id: string;
    status: "UNSENT" | "SENT" | "READ" | "ACCEPTED" | "DECLINED" | "COMPLETED" | "EXPIRED" | "WITHDRAWN";
    side: "sender" | "recipient";
    title: string;
    subject: string;
    who: string;
    what: string;
    whereLocation: string;
    whenTiming: string;
    whyNewsworthy: string;
    content: string;
    resources: string[];
    attachments: string[];
    perks: string[];
    expertise: string[];
    urgency: "low" | "medium" | "high";
    senderId: string | null;
    recipientId: string | null;
    senderProfileId: string;
    recipientProfileId: string | null;
    sender: Schemas["Party"];
    recipient: Schemas["Party"] | null;
    createdAt: string;
    updatedAt: string;
    sentAt: string | null;
    readAt: string | null;
    respondedAt: string | null;
    expiresAt: string | null;
    completedAt: string | null;
    declineReason: "not_my_beat" | "no_time" | "not_newsworthy" | "other" | null;
    storyUrl: string | null;
    stories: {
      url: string;
      title: string;
      description: string;
      image: string | null;
      siteName: string;
      found: boolean;
      pending: boolean;
    }[];
    aiAssisted: boolean;
    aiAssistedFields: ("title" | "who" | "what" | "whereLocation" | "whenTiming" | "whyNewsworthy")[];
    aiNewsworthyScore: number | null;
    aiNewsworthy: boolean;
    newsworthiness: Schemas["Newsworthiness"] | null;
    aiSuggestions: {
      suggestions: {
        field: string;
        text: string;
        reason: string;
        pieces: {
          id: string;
          title: string;
          reason: string;
          before: string;
          after: string;
          start: number;
          end: number;
        }[];
      }[];
    };
    collaborationRating: "up" | "down" | null;
    feedback: string | null;
    ownRating: {
      rating: "up" | "down";
      feedback: string;
      feedbackPublic: boolean;
      outcome: boolean;
      storyUrl: string | null;
      createdAt: string;
    } | null;
    counterpartRating: {
      rating: "up" | "down";
      feedback: string;
      feedbackPublic: boolean;
      outcome: boolean;
      storyUrl: string | null;
      createdAt: string;
    } | null;
  };
  PitchPage: {
    id: string;
    slug: string;
    url: string;
    kind: "brand-pitch" | "source-pitch";
    status: "DRAFT" | "PUBLISHED" | "ARCHIVED" | "EXPIRED";
    name: string;
    pitchTitle: string;
    who: string;
    what: string;
    why: string;
    about: string;
    eventDate: string | null;
    eventTime: string | null;
    timeZone: string;
    eventAt: string | null;
    eventLocation: string;
    topics: string[];
    perks: string[];
    perkDetails: Record<string, string>;
    customPerks: string;
    demographics: string[];
    expiresAt: string | null;
    publishedAt: string | null;
    createdAt: string;
    updatedAt: string;
    version: number;
    assets: string[];
    missing: string;
    usedForMatching: boolean;
  };
  PitchPieces: {
    field: "title" | "who" | "what" | "whereLocation" | "whenTiming" | "whyNewsworthy";
    text: string;
    accepted?: boolean;
  }[];
  PlatformCounts: {
    accounts: number;
    pitches: number;
    accepted: number;
    matches: number;
    messages: number;
    completed: number;
    reports: number;
    decided: number;
  };
  Preferences: {
    notifications: boolean;
    pitchResponses: boolean;
    dailyDigest: boolean;
    weeklyDigest: boolean;
    monthlyReport: boolean;
    autoMatch: boolean;
    ai: boolean;
    mailPitchReceived: boolean;
    mailPitchAccepted: boolean;
    mailFirstMessage: boolean;
    mailReleaseDigest: boolean;
    mailAccountNews: boolean;
    quietHours: boolean;
    publicProfile: boolean;
    allowDirectMessages: boolean;
    quietFrom: string;
    quietUntil: string;
    zone: string;
    digestTime: string;
    digestDay: number;
  };
  ProductRequest: {
    id: string;
    status: "ASKED" | "GRANTED" | "DECLINED" | "SENT" | "DUE" | "RETURNED" | "KEPT" | "WITHDRAWN";
    assetId: string | null;
    productTitle: string;
    imageUrl: string | null;
    side: "owner" | "requester";
    owner: Schemas["Party"];
    requester: Schemas["Party"];
    message: string;
    loan: "LOAN" | "GIFT" | null;
    note: string;
    dueAt: string | null;
    answeredAt: string | null;
    sentAt: string | null;
    endedAt: string | null;
    createdAt: string;
    acts: ("grant" | "decline" | "withdraw" | "send" | "return" | "keep")[];
  };
  Profile: {
    id: string;
    userId: string | null;
    slug: string;
    url: string;
    title: string;
    latitude: number | null;
    longitude: number | null;
    avatarUrl: string | null;
    socialOrder: string[];
    reach: number | null;
    verified: boolean;
    thumbsUpCount: number;
    thumbsDownCount: number;
    followerCount: number;
    followingCount: number;
    memberSince: string;
    responseHours: number | null;
    userType: "PRESS";
    name: string;
    location: string;
    website: string | null;
    customPortfolioUrl: string | null;
    about: string;
    languages: string[];
    socialMedia: Schemas["SocialMedia"];
    beats: Record<string, string[]>;
    publications: string[];
    pressTypes: string[];
    perksPreferred: string[];
    expertise: string[];
    pressePassLevel: "gold" | "silver" | "bronze" | null;
    currentSearches: Schemas["Request"][];
  } | {
    id: string;
    userId: string | null;
    slug: string;
    url: string;
    title: string;
    latitude: number | null;
    longitude: number | null;
    avatarUrl: string | null;
    socialOrder: string[];
    reach: number | null;
    verified: boolean;
    thumbsUpCount: number;
    thumbsDownCount: number;
    followerCount: number;
    followingCount: number;
    memberSince: string;
    responseHours: number | null;
    userType: "BRAND";
    name: string;
    tagline: string;
    location: string;
    website: string | null;
    customPortfolioUrl: string | null;
    about: string;
    languages: string[];
    socialMedia: Schemas["SocialMedia"];
    perksOffered: string[];
    perkDetails: Record<string, string>;
    demographics: string[];
    heroStories: Schemas["HeroStory"][];
    pressContacts: {
      name: string;
      role?: string;
      email?: string;
      phone?: string;
      languages?: string;
      hours?: string;
      image?: string;
    }[];
    boilerplate: string;
    facts: { label: string; value: string }[];
    logoUrl: string | null;
    industries: string[];
    topics: string[];
    releaseCount: number;
  } | {
    id: string;
    userId: string | null;
    slug: string;
    url: string;
    title: string;
    latitude: number | null;
    longitude: number | null;
    avatarUrl: string | null;
    socialOrder: string[];
    reach: number | null;
    verified: boolean;
    thumbsUpCount: number;
    thumbsDownCount: number;
    followerCount: number;
    followingCount: number;
    memberSince: string;
    responseHours: number | null;
    userType: "SOURCE";
    name: string;
    tagline: string;
    location: string;
    website: string | null;
    customPortfolioUrl: string | null;
    about: string;
    languages: string[];
    socialMedia: Schemas["SocialMedia"];
    perksOffered: string[];
    perkDetails: Record<string, string>;
    resources: string[];
    resourceLinks: { title: string; description?: string; url: string; type: string; tags: string[] }[];
    demographics: string[];
    heroStories: Schemas["HeroStory"][];
    pressContacts: {
      name: string;
      role?: string;
      email?: string;
      phone?: string;
      languages?: string;
      hours?: string;
      image?: string;
    }[];
    boilerplate: string;
    facts: { label: string; value: string }[];
    logoUrl: string | null;
    industries: string[];
    releaseCount: number;
  } | {
    id: string;
    userId: string | null;
    slug: string;
    url: string;
    title: string;
    latitude: number | null;
    longitude: number | null;
    avatarUrl: string | null;
    socialOrder: string[];
    reach: number | null;
    verified: boolean;
    thumbsUpCount: number;
    thumbsDownCount: number;
    followerCount: number;
    followingCount: number;
    memberSince: string;
    responseHours: number | null;
    userType: "PAID_MEDIA";
    name: string;
    location: string;
    website: string | null;
    customPortfolioUrl: string | null;
    about: string;
    languages: string[];
    socialMedia: Schemas["SocialMedia"];
    perksPreferred: string[];
    heroStories: Schemas["HeroStory"][];
    paidMediaTypes: string[];
    contentTypes: string[];
    platforms: string[];
    rates: Record<string, Record<string, number>>;
    packages: { name: string; price: number; saving?: number; includes: string[] }[];
    addOns: { name: string; description?: string; price?: number; percent?: number }[];
    engagement: Record<string, number>;
    availability: { responseTime?: string; bookingLead?: string; currentlyAccepting?: boolean };
    industries: string[];
    demographics: {
      ageRange?: Record<string, number>;
      gender?: Record<string, number>;
      topLocations?: Record<string, number>;
      interests?: string[];
    };
    engagementRate: number | null;
  };
  ProfilePage: {
    profile: Schemas["Profile"];
    workSamples: Schemas["WorkSample"][];
    workCount: number;
    reelCount: number;
    workTags: { slug: string; label: string; count: number }[];
    coverage: Schemas["Coverage"][];
    followers: Schemas["Party"][];
    following: Schemas["Party"][];
    testimonials: Schemas["Testimonial"][];
    testimonialCount: number;
    collaborations: { completed: number; partners: number };
  };
  PushDevice: {
    calls: boolean;
    messages: boolean;
    pitchesReceived: boolean;
    pitchesAccepted: boolean;
    previews: boolean;
    id: string;
    device: string;
    fingerprint: string;
    state: "on" | "waiting" | "failing" | "ended";
    createdAt: string;
    deliveredAt: string | null;
    waitsUntil: string | null;
    failingSince: string | null;
    endedAt: string | null;
  };
  Release: {
    id: string;
    profileId: string;
    slug: string;
    url: string;
    title: string;
    subtitle: string;
    dateline: string;
    tags: string[];
    liveAt: string | null;
    timeZone: string;
    summary: string;
    who: string;
    what: string;
    whereLocation: string;
    whenTiming: string;
    whyNewsworthy: string;
    body: string;
    bodyText: string;
    images: string[];
    perks: string[];
    perkDetails: Record<string, string>;
    status: "DRAFT" | "SCHEDULED" | "PUBLISHED" | "CORRECTED" | "WITHDRAWN";
    state: "DRAFT" | "SCHEDULED" | "EMBARGOED" | "PUBLISHED" | "CORRECTED" | "WITHDRAWN";
    publishAt: string | null;
    embargoUntil: string | null;
    publishedAt: string | null;
    correctedAt: string | null;
    withdrawnAt: string | null;
    createdAt: string;
    updatedAt: string;
    version: number;
    pdfUrl: string | null;
    versions: { title: string; note: string; createdAt: string }[];
    pictures: Schemas["Asset"][];
    imagesPublicAnyway: string[];
  };
  ReleaseListed: {
    id: string;
    profileId: string;
    slug: string;
    url: string;
    title: string;
    subtitle: string;
    dateline: string;
    tags: string[];
    liveAt: string | null;
    timeZone: string;
    summary: string;
    who: string;
    what: string;
    whereLocation: string;
    whenTiming: string;
    whyNewsworthy: string;
    body: string;
    bodyText: string;
    images: string[];
    perks: string[];
    perkDetails: Record<string, string>;
    status: "DRAFT" | "SCHEDULED" | "PUBLISHED" | "CORRECTED" | "WITHDRAWN";
    state: "DRAFT" | "SCHEDULED" | "EMBARGOED" | "PUBLISHED" | "CORRECTED" | "WITHDRAWN";
    publishAt: string | null;
    embargoUntil: string | null;
    publishedAt: string | null;
    correctedAt: string | null;
    withdrawnAt: string | null;
    createdAt: string;
    updatedAt: string;
    version: number;
    pdfUrl: string | null;
  };
  ReleaseShare: { profile: Schemas["Party"]; sharedAt: string; agreedAt: string | null };
  Report: {
    id: string;
    subject: "PROFILE" | "PITCH" | "MESSAGE" | "APPEAL";
    subjectId: string;
    profile: Schemas["Party"];
    reason: "HARASSMENT" | "SPAM" | "FAKE_IDENTITY" | "FALSE_CONTENT" | "ILLEGAL" | "OTHER";
    text: string;
    state: "OPEN" | "CLOSING" | "NO_BREACH" | "HELD" | "CLOSED";
    statement: string | null;
    createdAt: string;
    decidedAt: string | null;
  };
  ReportCase: {
    id: string;
    subject: "PROFILE" | "PITCH" | "MESSAGE" | "APPEAL";
    subjectId: string;
    profile: Schemas["Party"];
    reason: "HARASSMENT" | "SPAM" | "FAKE_IDENTITY" | "FALSE_CONTENT" | "ILLEGAL" | "OTHER";
    text: string;
    state: "OPEN" | "CLOSING" | "NO_BREACH" | "HELD" | "CLOSED";
    statement: string | null;
    createdAt: string;
    decidedAt: string | null;
    reporter: Schemas["Party"] | null;
    takenBy: string | null;
    takenByMe: boolean;
    proposedBy: string | null;
    decidedBy: string | null;
  };
  Request: { id: string; title: string; description: string; deadline: string | null };
  ScheduledMessage: {
    id: string;
    conversationId: string;
    content: string;
    attachments: Schemas["MessageFile"][];
    replyTo: string | null;
    clientKey: string | null;
    sendAt: string;
    problem: string | null;
    createdAt: string;
  };
  SiteProof: {
    origin: string;
    dnsRecord: string;
    metaTag: string;
    proven: boolean;
    way: "DNS" | "META" | null;
    checkedAt: string | null;
    lostAt: string | null;
  };
  SocialMedia: Record<string, { handle: string; url: string; followers: number }>;
  Submission: {
    id: string;
    kind: "OUTLET_EMAIL" | "AUTHOR_PAGE" | "BYLINE" | "SITE_DOMAIN" | "DNS_OR_META";
    outlet: string;
    url: string;
    occurredAt: string | null;
    status: "CHECKING" | "ACCEPTED" | "REFUSED" | "APPEALED" | "DECLINED";
    finding: string | null;
    appeal: string;
    appealedAt: string | null;
    reviewReason: string;
    decidedAt: string | null;
    createdAt: string;
  };
  Suggestion: {
    profile: Schemas["Card"];
    matchScore: number;
    matchReasons: string[];
    matchTags: string[];
    compatibilityFactors: Schemas["CompatibilityFactors"];
    factors: Schemas["Factors"];
    distance: string | null;
    bestPitch: { id: string; title: string } | null;
    canSuperLike: boolean;
    superLikedYou: boolean;
    conversationId: string | null;
  };
  Testimonial: {
    id: string;
    text: string;
    author: {
      id: string;
      name: string;
      userType: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
      url: string | null;
      avatarUrl: string | null;
      logoUrl: string | null;
    };
    campaign: string;
    completedAt: string;
  };
  Tokens: { accessToken: string; refreshToken: string; expiresIn: number };
  User: {
    id: string;
    email: string;
    emailVerified: boolean;
    name: string;
    userType: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
    isVerified: boolean;
    isAdmin: boolean;
    acts: ("prepare" | "answerPitches" | "publish" | "sendPitches" | "sendMessages" | "receiveNotices" | "exportData" | "renameCompany" | "managePlan" | "manageEditors" | "manageMembers" | "manageNewsrooms" | "manageCompany" | "manageTokens" | "carryPlan")[];
    readOnlyAt: string | null;
    subscriptionLevel: "basic" | "premium";
    plan: "basic" | "premium";
    profile: {
      id: string;
      slug: string;
      name: string;
      title: string;
      avatarUrl: string | null;
      logoUrl: string | null;
      url: string;
      complete: boolean;
      listed: boolean;
    };
    companyActs: ("prepare" | "answerPitches" | "publish" | "sendPitches" | "sendMessages" | "receiveNotices" | "exportData" | "renameCompany" | "managePlan" | "manageEditors" | "manageMembers" | "manageNewsrooms" | "manageCompany" | "manageTokens" | "carryPlan")[];
    company: { id: string; name: string; website: string | null } | null;
    pausedIn: string | null;
    companyName: string | null;
    ownProfile: {
      id: string;
      slug: string;
      name: string;
      manager: string | null;
      status: "ACTIVE" | "PAUSED" | "INACTIVE";
      isDraft: boolean;
    };
    managedProfiles: {
      id: string;
      slug: string;
      name: string;
      manager: string | null;
      status: "ACTIVE" | "PAUSED" | "INACTIVE";
      isDraft: boolean;
    }[];
    preferences: Schemas["Preferences"];
    twoFactorUntil: string | null;
    hold: { reason: string; appealToken: string } | null;
  };
  WorkSample: {
    id: string;
    type: string;
    title: string;
    url: string | null;
    description: string;
    image: string | null;
    video: {
      url: string;
      contentType: string;
      width: number | null;
      height: number | null;
      duration: number | null;
      captionsUrl: string | null;
      digitalSourceType: "DIGITAL_CAPTURE" | "COMPUTATIONAL_CAPTURE" | "NEGATIVE_FILM" | "POSITIVE_FILM" | "PRINT" | "HUMAN_EDITS" | "ALGORITHMICALLY_ENHANCED" | "SOFTWARE_IMAGE" | "DIGITAL_CREATION" | "DATA_DRIVEN_MEDIA" | "TRAINED_ALGORITHMIC_MEDIA" | "ALGORITHMIC_MEDIA" | "SCREEN_CAPTURE" | "VIRTUAL_RECORDING" | "COMPOSITE" | "COMPOSITE_CAPTURE" | "COMPOSITE_SYNTHETIC" | "COMPOSITE_WITH_TRAINED_ALGORITHMIC_MEDIA" | null;
      dataMining: "UNSPECIFIED" | "ALLOWED" | "PROHIBITED_AI_TRAINING" | "PROHIBITED_GENERATIVE_AI_TRAINING" | "PROHIBITED_EXCEPT_SEARCH" | "PROHIBITED" | "PROHIBITED_SEE_CONSTRAINTS" | null;
      dataMiningConstraints: string;
    } | null;
    outlet: string | null;
    platform: string | null;
    engagement: number | null;
    plays: number | null;
    tags: string[];
    publishedAt: string | null;
  };
  Error: {
    success: false;
    error: {
      code: "invalid_input" | "unauthenticated" | "quota_exceeded" | "forbidden" | "email_unverified" | "not_found" | "method_not_allowed" | "conflict" | "gone" | "too_large" | "unsupported_media_type" | "idempotency_mismatch" | "rate_limited" | "internal" | "unavailable" | "storage_full";
      message: string;
      fields?: Record<string, string[]>;
      details?: Record<string, string>;
    };
    message: string;
  };
}

type Refusal = { content: { "application/json": Schemas["Error"] } };
type Envelope<Data, More> = { success: true; data: Data; message?: string } & More;
type Answer<Status extends number, Data, More = object> = {
  [code in Status]: { content: { "application/json": Envelope<Data, More> } };
} & { default: Refusal };

/** Every call of the API, by its address. */
export interface paths {
  "/admin/figures": {
    /** The platform's figures of a period */
    get: {
      parameters: {
        path?: never;
        query?: { period?: "7d" | "30d" | "90d" | "1y"; from?: string; to?: string; zone?: string };
      };
      responses: Answer<200, {
        figures: {
          from: string;
          to: string;
          firstDay: string;
          lastDay: string;
          zone: string;
          note: string | null;
          unit: "day" | "week" | "month";
          previous: { from: string; firstDay: string; lastDay: string };
          totals: Schemas["PlatformCounts"];
          before: Schemas["PlatformCounts"];
          series: {
            accounts: number;
            pitches: number;
            accepted: number;
            matches: number;
            messages: number;
            completed: number;
            reports: number;
            decided: number;
            from: string;
            firstDay: string;
            lastDay: string;
            isOpen: boolean;
          }[];
        };
      }>;
    };
  };
  "/admin/figures/csv": {
    /** The platform's figures of a period */
    get: {
      parameters: {
        path?: never;
        query?: { period?: "7d" | "30d" | "90d" | "1y"; from?: string; to?: string; zone?: string };
      };
      responses: { 200: { content: { "text/csv; charset=utf-8": string } }; default: Refusal };
    };
  };
  "/admin/jobs": {
    /** Failed and waiting jobs, or mails alone */
    get: {
      parameters: {
        path?: never;
        query?: {
          page?: number;
          cursor?: string;
          limit?: number;
          state?: "FAILED" | "WAITING";
          mail?: boolean | "true" | "false";
        };
      };
      responses: Answer<200, {
        jobs: {
          id: string;
          name: string;
          state: "FAILED" | "WAITING";
          attempts: number;
          maxAttempts: number;
          lastError: string | null;
          createdAt: string;
          runAt: string;
        }[];
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/admin/jobs/{id}/retry": {
    /** Try a failed job again */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, {
        job: {
          id: string;
          name: string;
          state: "FAILED" | "WAITING";
          attempts: number;
          maxAttempts: number;
          lastError: string | null;
          createdAt: string;
          runAt: string;
        };
      }>;
    };
  };
  "/admin/log/csv": {
    /** The audit log under the same filters, as CSV */
    get: {
      parameters: {
        path?: never;
        query?: {
          q?: string;
          area?: "team" | "newsrooms" | "releases" | "pitches" | "matches" | "messages" | "account" | "staff" | "jobs";
          from?: string;
          until?: string;
          zone?: string;
        };
      };
      responses: { 200: { content: { "text/csv; charset=utf-8": string } }; default: Refusal };
    };
  };
  "/admin/log/open": {
    /** The whole audit log, newest first */
    post: {
      parameters: { path?: never; query?: never };
      requestBody?: { content: { "application/json": {
        cursor?: string;
        limit?: number;
        q?: string;
        area?: "team" | "newsrooms" | "releases" | "pitches" | "matches" | "messages" | "account" | "staff" | "jobs";
        from?: string;
        until?: string;
        zone?: string;
      } } };
      responses: Answer<200, {
        entries: {
          id: string;
          at: string;
          who: string;
          userId: string | null;
          operation: string;
          area: "team" | "newsrooms" | "releases" | "pitches" | "matches" | "messages" | "account" | "staff" | "jobs";
          text: string;
          subject: string | null;
          subjectKind: string;
          subjectId: string | null;
          as: string | null;
          rest: string | null;
          source: "ACCOUNT" | "TOKEN" | "JOB" | "VISITOR";
        }[];
        accountsCapped: boolean;
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/admin/mail-deliveries": {
    /** Mails of the last 7 days with what became of them */
    get: {
      parameters: {
        path?: never;
        query?: {
          page?: number;
          cursor?: string;
          limit?: number;
          state?: "DELIVERED" | "DEFERRED" | "BOUNCED" | "COMPLAINED" | "STOPPED";
        };
      };
      responses: Answer<200, {
        deliveries: {
          id: string;
          to: string;
          mail: string;
          state: "DELIVERED" | "DEFERRED" | "BOUNCED" | "COMPLAINED" | "STOPPED";
          answer: string | null;
          at: string;
          userId: string | null;
        }[];
        counts: {
          delivered: number;
          deferred: number;
          bounced: number;
          complained: number;
          stopped: number;
        };
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/admin/overview": {
    /** What waits for staff */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        overview: {
          reports: number;
          oldestReport: string | null;
          reviews: number;
          oldestReview: string | null;
          failedJobs: number;
          failedMails: number;
          stoppedAddresses: number;
          held: number;
        };
      }>;
    };
  };
  "/admin/people": {
    /** Accounts, found by name, address, company or id */
    get: {
      parameters: {
        path?: never;
        query?: {
          page?: number;
          cursor?: string;
          limit?: number;
          q?: string;
          type?: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
          state?: "ACTIVE" | "UNVERIFIED" | "HELD" | "REPORTED" | "CLOSED" | "STAFF";
        };
      };
      responses: Answer<200, {
        people: Schemas["Person"][];
        types: { press: number; brand: number; source: number; paid_media: number };
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/admin/people/{id}/hold": {
    /** Put an account on hold: it can send nothing until the hold is lifted */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { reason: string } } };
      responses: Answer<200, { person: Schemas["Person"] }>;
    };
    /** Lift an account's hold */
    delete: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { reason: string } } };
      responses: Answer<200, { person: Schemas["Person"] }>;
    };
  };
  "/admin/people/{id}/open": {
    /** An account with what staff need to know about it */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, {
        person: {
          id: string;
          name: string;
          email: string;
          userType: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
          company: string | null;
          profile: Schemas["Party"];
          state: "ACTIVE" | "UNVERIFIED" | "HELD" | "REPORTED" | "CLOSED" | "STAFF";
          verified: boolean;
          isStaff: boolean;
          createdAt: string;
          lastSeenAt: string | null;
          openReports: number;
          held: boolean;
          closed: boolean;
          reviewReason: string | null;
          sessions: number;
          reports: number;
          breaches: number;
          reported: number;
          history: { id: string; operation: string; by: string; at: string }[];
        };
      }>;
    };
  };
  "/admin/people/{id}/reopen": {
    /** Restore an account that staff closed, within 30 days */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { reason: string } } };
      responses: Answer<200, { person: Schemas["Person"] }>;
    };
  };
  "/admin/people/{id}/sign-out": {
    /** Sign an account out everywhere */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { person: Schemas["Person"] }>;
    };
  };
  "/admin/reports": {
    /** Reports that wait for staff, the oldest first, or that were decided, the latest first */
    get: {
      parameters: {
        path?: never;
        query?: { page?: number; cursor?: string; limit?: number; state?: "OPEN" | "DECIDED" };
      };
      responses: Answer<200, { reports: Schemas["ReportCase"][] }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/admin/reports/{id}/ask": {
    /** Ask the account that a report is about */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { question: string } } };
      responses: Answer<200, { report: Schemas["ReportCase"] }>;
    };
  };
  "/admin/reports/{id}/decide": {
    /** Decide a report: no breach, hold or close the account */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { decision: "NO_BREACH" | "HOLD" | "CLOSE" | "UPHOLD"; statement: string } } };
      responses: Answer<200, { report: Schemas["ReportCase"] }>;
    };
  };
  "/admin/reports/{id}/open": {
    /** A report with what was reported, in its place */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, {
        report: {
          id: string;
          subject: "PROFILE" | "PITCH" | "MESSAGE" | "APPEAL";
          subjectId: string;
          profile: Schemas["Party"];
          reason: "HARASSMENT" | "SPAM" | "FAKE_IDENTITY" | "FALSE_CONTENT" | "ILLEGAL" | "OTHER";
          text: string;
          state: "OPEN" | "CLOSING" | "NO_BREACH" | "HELD" | "CLOSED";
          statement: string | null;
          createdAt: string;
          decidedAt: string | null;
          reporter: Schemas["Party"] | null;
          takenBy: string | null;
          takenByMe: boolean;
          proposedBy: string | null;
          decidedBy: string | null;
          title: string;
          asked: {
            question: string;
            by: string | null;
            at: string;
            answer: string | null;
            answeredAt: string | null;
          } | null;
          lines: { id: string; profileId: string; name: string; text: string; at: string }[];
          account: { id: string; held: boolean; closed: boolean; createdAt: string } | null;
          reportsOfProfile: number;
          breaches: number;
          reportsOfReporter: number;
          upheldOfReporter: number;
        };
      }>;
    };
  };
  "/admin/reports/{id}/take": {
    /** Take a report */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { report: Schemas["ReportCase"] }>;
    };
    /** Leave a report to others */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { report: Schemas["ReportCase"] }>;
    };
  };
  "/admin/reviews": {
    /** Appeals that wait for staff, oldest first */
    get: {
      parameters: { path?: never; query?: { page?: number; cursor?: string; limit?: number } };
      responses: Answer<200, {
        appeals: {
          id: string;
          kind: "OUTLET_EMAIL" | "AUTHOR_PAGE" | "BYLINE" | "SITE_DOMAIN" | "DNS_OR_META";
          outlet: string;
          url: string;
          occurredAt: string | null;
          status: "CHECKING" | "ACCEPTED" | "REFUSED" | "APPEALED" | "DECLINED";
          finding: string | null;
          appeal: string;
          appealedAt: string | null;
          reviewReason: string;
          decidedAt: string | null;
          createdAt: string;
          profile: Schemas["Party"];
          email: string | null;
          evidence: {
            id: string;
            kind: "OUTLET_EMAIL" | "AUTHOR_PAGE" | "BYLINE" | "SITE_DOMAIN" | "DNS_OR_META";
            outlet: string | null;
            url: string | null;
            occurredAt: string | null;
            automatic: boolean;
            holds: boolean;
          }[];
        }[];
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/admin/reviews/{id}": {
    /** Approve or decline an appeal, with a reason */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { decision: "APPROVE" | "DECLINE"; reason: string } } };
      responses: Answer<200, { submission: Schemas["Submission"] }>;
    };
  };
  "/admin/stopped-addresses": {
    /** Addresses that take no mail, with what their servers answered */
    get: {
      parameters: { path?: never; query?: { page?: number; cursor?: string; limit?: number } };
      responses: Answer<200, {
        addresses: { id: string; email: string; answer: string; since: string; userId: string | null }[];
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/admin/stopped-addresses/{id}": {
    /** Let mail go to a stopped address again */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, Record<string, never>>;
    };
  };
  "/appeal": {
    /** The decision of staff that a token answers, null where it holds no more */
    get: {
      parameters: { path?: never; query: { token: string } };
      responses: Answer<200, { appeal: { state: "HELD" | "CLOSED"; reason: string; answered: boolean } | null }>;
    };
    /** Answer a decision of staff about one's account, once */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { token: string; text: string } } };
      responses: Answer<201, Record<string, never>>;
    };
  };
  "/assets": {
    /** Own assets, by kind and tag */
    get: {
      parameters: {
        path?: never;
        query?: {
          page?: number;
          cursor?: string;
          limit?: number;
          kind?: "PHOTO" | "VIDEO" | "QUOTE" | "PRODUCT" | "RESOURCE";
          tag?: string;
          sort?: "order" | "newest" | "name" | "largest";
          q?: string;
        };
      };
      responses: Answer<200, {
        assets: Schemas["Asset"][];
        counts: { photo: number; video: number; quote: number; product: number; resource: number };
      }, { pagination: Schemas["Pagination"] }>;
    };
    /** Upload a photo, video, quote, product or resource (multipart, up to 25 MB; a PDF keeps its metadata) */
    post: {
      parameters: { path?: never; query?: never };
      requestBody?: { content: { "multipart/form-data": FormData } };
      responses: Answer<201, { asset: Schemas["Asset"] }>;
    };
    /** Set credit, copyright, licence, kind, source type or data mining of many assets at once, and add tags to each */
    put: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": {
        ids: string[];
        credit?: string;
        copyright?: string;
        addTags?: string[];
        kind?: "PHOTO" | "VIDEO" | "QUOTE" | "PRODUCT" | "RESOURCE";
        licence?: "EDITORIAL" | "CC_BY" | "ALL_RIGHTS" | null;
        digitalSourceType?: "DIGITAL_CAPTURE" | "COMPUTATIONAL_CAPTURE" | "NEGATIVE_FILM" | "POSITIVE_FILM" | "PRINT" | "HUMAN_EDITS" | "ALGORITHMICALLY_ENHANCED" | "SOFTWARE_IMAGE" | "DIGITAL_CREATION" | "DATA_DRIVEN_MEDIA" | "TRAINED_ALGORITHMIC_MEDIA" | "ALGORITHMIC_MEDIA" | "SCREEN_CAPTURE" | "VIRTUAL_RECORDING" | "COMPOSITE" | "COMPOSITE_CAPTURE" | "COMPOSITE_SYNTHETIC" | "COMPOSITE_WITH_TRAINED_ALGORITHMIC_MEDIA" | null;
        dataMining?: "UNSPECIFIED" | "ALLOWED" | "PROHIBITED_AI_TRAINING" | "PROHIBITED_GENERATIVE_AI_TRAINING" | "PROHIBITED_EXCEPT_SEARCH" | "PROHIBITED" | "PROHIBITED_SEE_CONSTRAINTS" | null;
        publicAnyway?: boolean;
      } } };
      responses: Answer<200, { assets: Schemas["Asset"][] }>;
    };
  };
  "/assets/delete": {
    /** Delete many assets and their files at once */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { ids: string[] } } };
      responses: Answer<200, { ids: string[] }>;
    };
  };
  "/assets/order": {
    /** Put own assets into an order */
    put: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { ids: string[] } } };
      responses: Answer<200, { ids: string[] }>;
    };
  };
  "/assets/{id}": {
    /** One of one's own assets, with its state */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { asset: Schemas["Asset"] }>;
    };
    /** Change what an asset says, its kind or its releases */
    put: {
      parameters: { path: { id: string }; query?: never };
      requestBody?: { content: { "application/json": {
        title?: string;
        description?: string;
        caption?: string;
        creator?: string;
        credit?: string;
        copyright?: string;
        quote?: string;
        speaker?: string;
        kind?: "PHOTO" | "VIDEO" | "QUOTE" | "PRODUCT" | "RESOURCE";
        licence?: "EDITORIAL" | "CC_BY" | "ALL_RIGHTS" | null;
        digitalSourceType?: "DIGITAL_CAPTURE" | "COMPUTATIONAL_CAPTURE" | "NEGATIVE_FILM" | "POSITIVE_FILM" | "PRINT" | "HUMAN_EDITS" | "ALGORITHMICALLY_ENHANCED" | "SOFTWARE_IMAGE" | "DIGITAL_CREATION" | "DATA_DRIVEN_MEDIA" | "TRAINED_ALGORITHMIC_MEDIA" | "ALGORITHMIC_MEDIA" | "SCREEN_CAPTURE" | "VIRTUAL_RECORDING" | "COMPOSITE" | "COMPOSITE_CAPTURE" | "COMPOSITE_SYNTHETIC" | "COMPOSITE_WITH_TRAINED_ALGORITHMIC_MEDIA" | null;
        dataMining?: "UNSPECIFIED" | "ALLOWED" | "PROHIBITED_AI_TRAINING" | "PROHIBITED_GENERATIVE_AI_TRAINING" | "PROHIBITED_EXCEPT_SEARCH" | "PROHIBITED" | "PROHIBITED_SEE_CONSTRAINTS" | null;
        untouchedOffered?: boolean;
        dataMiningConstraints?: string;
        tags?: string[];
        publicAnyway?: boolean;
        releaseId?: string | null;
      } } };
      responses: Answer<200, { asset: Schemas["Asset"] }>;
    };
    /** Delete an asset and its files */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { id: string }>;
    };
  };
  "/assets/{id}/captions": {
    /** Set a video's captions (multipart, WebVTT) */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "multipart/form-data": FormData } };
      responses: Answer<200, { asset: Schemas["Asset"] }>;
    };
  };
  "/assets/{id}/file": {
    /** Replace an asset's file and keep what it says (multipart, up to 25 MB) */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "multipart/form-data": FormData } };
      responses: Answer<200, { asset: Schemas["Asset"] }>;
    };
  };
  "/assets/{id}/poster": {
    /** Set a video's poster or a resource's cover (multipart) */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "multipart/form-data": FormData } };
      responses: Answer<200, { asset: Schemas["Asset"] }>;
    };
  };
  "/assets/{id}/uses": {
    /** Where one of one's own assets is shown, and who added it */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { uses: { what: "release" | "hero"; title: string; url: string }[]; addedBy: string | null }>;
    };
  };
  "/auth/account": {
    /** Delete the own account; a mail's link restores it for 24 hours */
    delete: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { password: string; totp?: string; confirm: "DELETE" } } };
      responses: Answer<200, Record<string, never>>;
    };
  };
  "/auth/activity": {
    /** What happened about the account's security */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        events: {
          id: string;
          kind: "accounts.register" | "accounts.signUp" | "accounts.login" | "accounts.loginBrowser" | "accounts.loginSecondStep" | "accounts.signInRefused" | "accounts.codeRefused" | "accounts.confirmRefused" | "accounts.logout" | "accounts.endSession" | "accounts.endOtherSessions" | "accounts.verifyEmail" | "accounts.changeEmail" | "accounts.confirmNewEmail" | "accounts.stopEmailChange" | "accounts.resumeMail" | "accounts.changePassword" | "accounts.forgotPassword" | "accounts.resetPassword" | "accounts.enableTwoFactor" | "accounts.disableTwoFactor" | "accounts.renewRecoveryCodes" | "accounts.delete" | "accounts.restore" | "tokens.create" | "tokens.rotate" | "tokens.revoke" | "people.hold" | "people.lift" | "people.reopen" | "reports.answer" | "reports.appeal" | "people.signOut" | "push.subscribe" | "push.claim" | "push.unsubscribe" | "personalData.startCopy";
          text: string;
          at: string;
        }[];
      }>;
    };
  };
  "/auth/change-password": {
    /** Change the password */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { currentPassword: string; newPassword: string; confirmPassword?: string; totp?: string } } };
      responses: Answer<200, Record<string, never>>;
    };
  };
  "/auth/check-email": {
    /** Whether an address may be used to sign up */
    get: {
      parameters: { path?: never; query: { email: string } };
      responses: Answer<200, { warning: string | null }>;
    };
    /** Whether an address may be used to sign up */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { email: string } } };
      responses: Answer<200, { warning: string | null }>;
    };
  };
  "/auth/confirm": {
    /** Show by the password, and a code where two-factor is on, that it is you */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { password: string; totp?: string } } };
      responses: Answer<200, Record<string, never>>;
    };
  };
  "/auth/email": {
    /** Change the e-mail address; a confirmed one stays until the new one is confirmed */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { password: string; totp?: string; email: string } } };
      responses: Answer<200, { email: string; pending: boolean }>;
    };
  };
  "/auth/email/confirm": {
    /** Confirm a changed e-mail address by the link sent to it */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { token: string } } };
      responses: Answer<200, { email: string }>;
    };
  };
  "/auth/email/stop": {
    /** Stop or take back a change of the e-mail address by the link sent to the old one */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { token: string } } };
      responses: Answer<200, { email: string }>;
    };
  };
  "/auth/forgot-password": {
    /** Ask for a password reset link */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { email: string } } };
      responses: Answer<200, Record<string, never>>;
    };
  };
  "/auth/login": {
    /** Sign in to the API */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { email: string; password: string; totp?: string } } };
      responses: Answer<200, { user: Schemas["User"]; tokens: Schemas["Tokens"] }>;
    };
  };
  "/auth/logout": {
    /** End this session */
    post: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, Record<string, never>>;
    };
  };
  "/auth/me": {
    /** The signed-in account, and which of some profiles it follows or saved */
    get: {
      parameters: { path?: never; query?: { profiles?: string } };
      responses: Answer<200, { user: Schemas["User"]; following?: string[]; saved?: string[] }>;
    };
  };
  "/auth/refresh": {
    /** Exchange a refresh token */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { refreshToken: string } } };
      responses: Answer<200, { tokens: Schemas["Tokens"] }>;
    };
  };
  "/auth/register": {
    /** Create an account and sign in to the API */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": {
        email: string;
        password: string;
        name: string;
        userType: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
        agreeToTerms: true;
        company?: string;
        location?: string;
        website?: "" | null | string;
        zone?: string;
      } } };
      responses: Answer<201, { user: Schemas["User"]; tokens: Schemas["Tokens"] }>;
    };
  };
  "/auth/resend-verification": {
    /** Send the confirmation mail once more */
    post: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, { sent: boolean }>;
    };
  };
  "/auth/reset-password": {
    /** Set a new password by the link from the mail */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { token: string; password: string; confirmPassword?: string } } };
      responses: Answer<200, { email: string }>;
    };
  };
  "/auth/restore-account": {
    /** Restore a deleted account by the link from the mail */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { token: string } } };
      responses: Answer<200, { email: string }>;
    };
  };
  "/auth/resume-mail": {
    /** Have mail to one's own address tried again after its server refused one */
    post: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, Record<string, never>>;
    };
  };
  "/auth/security": {
    /** How the account is secured: password, two-factor, a pending change of address */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        security: {
          email: string;
          emailVerified: boolean;
          refused: { answer: string; since: string } | null;
          pendingEmail: string | null;
          passwordChangedAt: string | null;
          confirmed: boolean;
          codeDue: boolean;
          twoFactor: {
            enabled: boolean;
            enabledAt: string | null;
            required: boolean;
            requiredFrom: string | null;
            recoveryCodesLeft: number;
            setup: { secret: string; address: string } | null;
          };
        };
      }>;
    };
  };
  "/auth/sessions": {
    /** Where the account is signed in */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        sessions: {
          id: string;
          current: boolean;
          device: string;
          kind: "browser" | "api";
          ip: string | null;
          createdAt: string;
          lastSeenAt: string;
        }[];
      }>;
    };
    /** Sign out everywhere else */
    delete: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, Record<string, never>>;
    };
  };
  "/auth/sessions/{id}": {
    /** End one of the own sessions */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, Record<string, never>>;
    };
  };
  "/auth/sign-up": {
    /** Create an account without a session, as the sign-up form does */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": {
        email: string;
        password: string;
        name: string;
        userType: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
        agreeToTerms: true;
        company?: string;
        location?: string;
        website?: "" | null | string;
        zone?: string;
        confirmPassword?: string;
      } } };
      responses: Answer<201, { user: Schemas["User"] }>;
    };
  };
  "/auth/tokens": {
    /** The own API tokens, the newest first */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, { tokens: Schemas["ApiToken"][] }>;
    };
    /** Make an API token of one's own, shown once */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": {
        password: string;
        totp?: string;
        name: string;
        scopes: ("analytics:read" | "assets:read" | "assets:write" | "companies:read" | "coverage:read" | "coverage:write" | "dashboard:read" | "directories:read" | "follows:read" | "follows:write" | "imports:read" | "imports:write" | "matches:read" | "matches:write" | "messages:read" | "messages:write" | "pitchDrafts:read" | "pitchDrafts:write" | "pitchPages:read" | "pitchPages:write" | "pitches:read" | "pitches:write" | "productRequests:read" | "productRequests:write" | "profiles:read" | "profiles:write" | "releases:read" | "releases:write" | "requests:read" | "requests:write" | "saved:read" | "saved:write" | "slugs:read" | "workSamples:read" | "workSamples:write")[];
        days?: number;
      } } };
      responses: Answer<201, { token: Schemas["ApiToken"]; secret: string }>;
    };
  };
  "/auth/tokens/{id}": {
    /** End an own API token at once */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { id: string }>;
    };
  };
  "/auth/tokens/{id}/rotate": {
    /** Give an own API token another secret, shown once */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { password: string; totp?: string; days?: number; prefix: string } } };
      responses: Answer<200, { token: Schemas["ApiToken"]; secret: string }>;
    };
  };
  "/auth/totp": {
    /** Begin to set up two-factor sign-in */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { password: string; totp?: string } } };
      responses: Answer<200, { secret: string; address: string }>;
    };
    /** Turn two-factor sign-in on by a code, and get the recovery codes */
    put: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { totp: string } } };
      responses: Answer<200, { recoveryCodes: string[] }>;
    };
    /** Turn two-factor sign-in off */
    delete: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { password: string; totp?: string } } };
      responses: Answer<200, Record<string, never>>;
    };
  };
  "/auth/totp/recovery-codes": {
    /** Get new recovery codes; the earlier ones end */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { password: string; totp?: string } } };
      responses: Answer<200, { recoveryCodes: string[] }>;
    };
  };
  "/auth/verify-email": {
    /** Confirm an e-mail address */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { token: string } } };
      responses: Answer<200, { email: string }>;
    };
  };
  "/blocks": {
    /** Profiles that one blocked, the latest first */
    get: {
      parameters: { path?: never; query?: { page?: number; cursor?: string; limit?: number } };
      responses: Answer<200, {
        blocks: {
          id: string;
          userId: string | null;
          slug: string;
          url: string;
          userType: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
          name: string;
          title: string;
          tagline: string;
          location: string;
          avatarUrl: string | null;
          logoUrl: string | null;
          verified: boolean;
          pressePassLevel: "gold" | "silver" | "bronze" | null;
          thumbsUpCount: number;
          thumbsDownCount: number;
          blockedAt: string;
        }[];
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/blocks/{id}": {
    /** Block a profile: no pitches, messages, calls, follows, shares, suggestions or requests between the two */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { blocked: boolean }>;
    };
    /** Take back a block */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { blocked: boolean }>;
    };
  };
  "/brands": {
    /** The directory of brand newsrooms */
    get: {
      parameters: {
        path?: never;
        query?: {
          q?: string;
          topic?: string;
          location?: string;
          distance?: number;
          minFollowers?: number;
          maxFollowers?: number;
          verified?: boolean | "true" | "false";
          perks?: string;
          counts?: boolean | "true" | "false";
          category?: "all-industries" | "technology" | "healthcare" | "fintech" | "sustainability" | "education";
          sort?: "recently-updated" | "most-press-releases" | "alphabetical";
          page?: number;
          cursor?: string;
          limit?: number;
        };
      };
      responses: Answer<200, {
        brands: Schemas["DirectoryCard"][];
        correctedTo?: string;
        notUnderstood?: ("topic" | "location")[];
        counts?: Schemas["OptionCounts"] | null;
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/brands/{id}": {
    /** A brand's newsroom by slug or id */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, Schemas["ProfilePage"]>;
    };
  };
  "/brands/{id}/follow": {
    /** Follow a brand's newsroom */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { following: boolean; followerCount: number }>;
    };
    /** Stop following a brand */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { following: boolean; followerCount: number }>;
    };
  };
  "/calls": {
    /** The calls that ring or are held for the profiles that reach the caller */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, { calls: Schemas["Call"][]; now: string }>;
    };
    /** Call the other party of an accepted pitch */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { conversationId: string; kind: "VOICE" | "VIDEO"; device: string } } };
      responses: Answer<201, { call: Schemas["Call"] }>;
    };
  };
  "/calls/ice-servers": {
    /** The servers by which browsers find their way to each other, with a relay's credentials */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        iceServers: { urls: string[]; username?: string; credential?: string }[];
        expiresAt: string | null;
      }>;
    };
  };
  "/calls/{id}": {
    /** A call of the caller's profile */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { call: Schemas["Call"] }>;
    };
  };
  "/calls/{id}/answer": {
    /** Answer a call that rings */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { device: string } } };
      responses: Answer<200, { call: Schemas["Call"] }>;
    };
  };
  "/calls/{id}/decline": {
    /** Decline a call that rings */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { call: Schemas["Call"] }>;
    };
  };
  "/calls/{id}/end": {
    /** Hang up, or stop a ring of one's own */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { device: string; isLost?: boolean } } };
      responses: Answer<200, { call: Schemas["Call"] }>;
    };
  };
  "/calls/{id}/keep": {
    /** Say that this device still holds its side of a call */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { device: string; hasMedia?: boolean; leaves?: boolean } } };
      responses: Answer<200, { call: Schemas["Call"] }>;
    };
  };
  "/calls/{id}/signals": {
    /** What the other side's browser has sent to connect, after a number */
    get: {
      parameters: { path: { id: string }; query?: { after?: number } };
      responses: Answer<200, { signals: { seq: number; data: Record<string, unknown> }[] }>;
    };
    /** Send the other side's browser what it needs to connect */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { device: string; data: Record<string, unknown> } } };
      responses: Answer<201, { seq: number | null }>;
    };
  };
  "/calls/{id}/take": {
    /** Take a call over to this device */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { device: string } } };
      responses: Answer<200, { call: Schemas["Call"] }>;
    };
  };
  "/company": {
    /** The company's settings */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, { company: Schemas["Company"] }>;
    };
    /** Change the company's settings */
    patch: {
      parameters: { path?: never; query?: never };
      requestBody?: { content: { "application/json": {
        name?: string;
        website?: "" | null | string;
        description?: string;
        industry?: "" | null | "Technology" | "Healthcare" | "Finance" | "Education" | "Energy" | "Environment" | "Science" | "Government" | "Nonprofit" | "Manufacturing" | "Retail" | "Travel & Tourism" | "Arts & Entertainment";
        newsroomsVisible?: boolean;
        newsroomsTakeMessages?: boolean;
        requiresTwoFactor?: boolean;
      } } };
      responses: Answer<200, { company: Schemas["Company"] }>;
    };
  };
  "/company/acts": {
    /** The company's log: who did what, newest first */
    get: {
      parameters: {
        path?: never;
        query?: {
          page?: number;
          cursor?: string;
          limit?: number;
          member?: string;
          kind?: "team" | "newsrooms" | "releases" | "pitches" | "matches" | "messages";
          q?: string;
          from?: string;
          until?: string;
          zone?: string;
          former?: boolean | "true" | "false";
        };
      };
      responses: Answer<200, {
        acts: {
          id: string;
          at: string;
          who: string;
          by: "PERSON" | "TOKEN" | "JOB";
          userId: string | null;
          operation: string;
          kind: "team" | "newsrooms" | "releases" | "pitches" | "matches" | "messages";
          text: string;
          subject: string | null;
          rest: string | null;
          as: string | null;
        }[];
        former: { id: string; name: string }[];
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/company/acts/csv": {
    /** The company's log under the same filters, as CSV */
    get: {
      parameters: {
        path?: never;
        query?: {
          member?: string;
          kind?: "team" | "newsrooms" | "releases" | "pitches" | "matches" | "messages";
          q?: string;
          from?: string;
          until?: string;
          zone?: string;
        };
      };
      responses: { 200: { content: { "text/csv; charset=utf-8": string } }; default: Refusal };
    };
  };
  "/company/analytics": {
    /** The figures of a period over all newsrooms of the company, and those of each */
    get: {
      parameters: {
        path?: never;
        query?: {
          period?: "7d" | "30d" | "90d" | "1y";
          from?: string;
          to?: string;
          zone?: string;
          page?: number;
          cursor?: string;
          limit?: number;
        };
      };
      responses: Answer<200, {
        company: { id: string; name: string };
        analytics: {
          pageViews: number;
          dailyVisitors: number;
          linksOpened: number;
          downloads: number;
          feedsFetched: number;
          likesGiven: number;
          likesReceived: number;
          matchesMade: number;
          pitchesSent: number;
          pitchesReceived: number;
          pitchesAccepted: number;
          pitchesDeclined: number;
          pitchesExpired: number;
          pitchesAnswered: number;
          pitchesUnanswered: number;
          collaborationsCompleted: number;
          storiesPublished: number;
          thumbsUp: number;
          thumbsDown: number;
          followersGained: number;
          followersLost: number;
          releasesPublished: number;
          pitchPagesPublished: number;
          workAdded: number;
          messagesSent: number;
          messagesReceived: number;
          period: {
            from: string;
            to: string;
            firstDay: string;
            lastDay: string;
            zone: string;
            note: string | null;
            unit: "day" | "week" | "month";
          };
          before: Schemas["CountedDays"];
          change: Schemas["FigureChanges"];
          series: Schemas["CountedBucket"][];
          seriesBefore: Schemas["CountedDays"][];
          leftOut: number;
          countedAt: string;
        };
        newsrooms: {
          id: string;
          slug: string;
          name: string;
          pageViews: number;
          dailyVisitors: number;
          linksOpened: number;
          downloads: number;
          feedsFetched: number;
          likesGiven: number;
          likesReceived: number;
          matchesMade: number;
          pitchesSent: number;
          pitchesReceived: number;
          pitchesAccepted: number;
          pitchesDeclined: number;
          pitchesExpired: number;
          pitchesAnswered: number;
          pitchesUnanswered: number;
          collaborationsCompleted: number;
          storiesPublished: number;
          thumbsUp: number;
          thumbsDown: number;
          followersGained: number;
          followersLost: number;
          releasesPublished: number;
          pitchPagesPublished: number;
          workAdded: number;
          messagesSent: number;
          messagesReceived: number;
        }[];
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/company/analytics/csv": {
    /** The same with every newsroom, as CSV */
    get: {
      parameters: {
        path?: never;
        query?: { period?: "7d" | "30d" | "90d" | "1y"; from?: string; to?: string; zone?: string };
      };
      responses: { 200: { content: { "text/csv; charset=utf-8": string } }; default: Refusal };
    };
  };
  "/company/invitations": {
    /** The company's invitations that nobody accepted or took back */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        invitations: {
          id: string;
          email: string;
          role: "ADMIN" | "MANAGER" | "EDITOR";
          invitedBy: string | null;
          expiresAt: string;
          isOpen: boolean;
          createdAt: string;
        }[];
      }>;
    };
    /** Invite somebody to the company by mail */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { email: string; role: "ADMIN" | "MANAGER" | "EDITOR" } } };
      responses: Answer<201, {
        invitation: {
          id: string;
          email: string;
          role: "ADMIN" | "MANAGER" | "EDITOR";
          invitedBy: string | null;
          expiresAt: string;
          isOpen: boolean;
          createdAt: string;
        };
      }>;
    };
  };
  "/company/invitations/accept": {
    /** Accept an invitation, and become a member of its company */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { token: string } } };
      responses: Answer<200, { company: { id: string; name: string; newsroom: string | null }; invitationId: string }>;
    };
  };
  "/company/invitations/show": {
    /** An invitation by the token of its link, and what its reader can do with it */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { token: string } } };
      responses: Answer<200, {
        invitation: {
          company: string;
          kind: "BRAND" | "SOURCE";
          email: string;
          role: "ADMIN" | "MANAGER" | "EDITOR";
          invitedBy: string | null;
          expiresAt: string;
          hasAccount: boolean;
        } | null;
        state: "open" | "signedOut" | "otherAddress" | "otherType" | "otherCompany" | "isMember" | "senderGone" | "used" | "revoked" | "outOfDate" | "unknown";
      }>;
    };
  };
  "/company/invitations/{id}": {
    /** Take an invitation back */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { id: string }>;
    };
  };
  "/company/invitations/{id}/resend": {
    /** Mail an invitation once more, with a new link */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, {
        invitation: {
          id: string;
          email: string;
          role: "ADMIN" | "MANAGER" | "EDITOR";
          invitedBy: string | null;
          expiresAt: string;
          isOpen: boolean;
          createdAt: string;
        };
      }>;
    };
  };
  "/company/members": {
    /** The company's members, Admins first */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        members: {
          id: string;
          name: string;
          email: string;
          avatarUrl: string | null;
          role: "ADMIN" | "MANAGER" | "EDITOR";
          status: "ACTIVE" | "PAUSED";
          twoFactor: boolean;
          isSelf: boolean;
          readOnlyAt: string | null;
          manages: { id: string; name: string }[];
          knownTokens: { id: string; name: string }[];
          lastActiveAt: string | null;
          joinedAt: string;
        }[];
      }>;
    };
  };
  "/company/members/leave": {
    /** Leave the company */
    post: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        id: string;
        endedTokens: { id: string; name: string }[];
        knownTokens: { id: string; name: string }[];
      }>;
    };
  };
  "/company/members/transfer": {
    /** Hand the company over: another member becomes Admin, the caller a Manager */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { id: string } } };
      responses: Answer<200, {
        member: { id: string; role: "ADMIN" | "MANAGER" | "EDITOR"; status: "ACTIVE" | "PAUSED" };
        knownTokens: { id: string; name: string }[];
      }>;
    };
  };
  "/company/members/{id}": {
    /** Change a member's role, pause or resume them */
    patch: {
      parameters: { path: { id: string }; query?: never };
      requestBody?: { content: { "application/json": { role?: "ADMIN" | "MANAGER" | "EDITOR"; status?: "ACTIVE" | "PAUSED" } } };
      responses: Answer<200, {
        member: { id: string; role: "ADMIN" | "MANAGER" | "EDITOR"; status: "ACTIVE" | "PAUSED" };
        knownTokens: { id: string; name: string }[];
      }>;
    };
    /** Remove a member from the company */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, {
        id: string;
        endedTokens: { id: string; name: string }[];
        knownTokens: { id: string; name: string }[];
      }>;
    };
  };
  "/company/newsrooms": {
    /** Create a newsroom of the company */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { name: string; kind: "BRAND" | "SOURCE"; managerId?: string | null; description?: string } } };
      responses: Answer<201, {
        newsroom: {
          id: string;
          slug: string;
          name: string;
          kind: "BRAND" | "SOURCE";
          status: "ACTIVE" | "PAUSED" | "INACTIVE";
          managerId: string | null;
        };
      }>;
    };
  };
  "/company/newsrooms/{id}": {
    /** Change the status or the manager of a newsroom */
    patch: {
      parameters: { path: { id: string }; query?: never };
      requestBody?: { content: { "application/json": { status?: "ACTIVE" | "PAUSED" | "INACTIVE"; managerId?: string | null } } };
      responses: Answer<200, {
        newsroom: {
          id: string;
          slug: string;
          name: string;
          kind: "BRAND" | "SOURCE";
          status: "ACTIVE" | "PAUSED" | "INACTIVE";
          managerId: string | null;
        };
      }>;
    };
  };
  "/company/overview": {
    /** The company's newsrooms, their figures, and its places for members */
    get: {
      parameters: { path?: never; query?: { zone?: string; page?: number; cursor?: string; limit?: number } };
      responses: Answer<200, {
        overview: {
          company: { id: string; name: string };
          newsrooms: {
            id: string;
            slug: string;
            name: string;
            kind: "BRAND" | "SOURCE";
            status: "ACTIVE" | "PAUSED" | "INACTIVE";
            listed: boolean;
            isDraft: boolean;
            readOnlyAt: string | null;
            url: string;
            logoUrl: string | null;
            coverUrl: string | null;
            manager: { id: string; name: string } | null;
            updatedAt: string;
            matches: number;
            pitches: number;
            collaborations: number;
            month: { sent: number; accepted: number; matches: number };
          }[];
          totals: {
            newsrooms: number;
            active: number;
            draft: number;
            paused: number;
            inactive: number;
            matches: number;
            collaborations: number;
            month: { sent: number; accepted: number; matches: number };
          };
          members: number;
          openInvitations: number;
          maxMembers: number;
          month: { firstDay: string; lastDay: string; zone: string; note: string | null };
          before: { firstDay: string; lastDay: string; sent: number; accepted: number; matches: number };
          countedAt: string;
        };
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/company/tokens": {
    /** The company's API tokens, the newest first */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, { tokens: Schemas["ApiToken"][] }>;
    };
    /** Make an API token of the company, shown once */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": {
        password: string;
        totp?: string;
        name: string;
        scopes: ("analytics:read" | "assets:read" | "assets:write" | "companies:read" | "coverage:read" | "coverage:write" | "dashboard:read" | "directories:read" | "follows:read" | "follows:write" | "imports:read" | "imports:write" | "messages:read" | "messages:write" | "pitchPages:read" | "pitchPages:write" | "pitches:read" | "pitches:write" | "productRequests:read" | "productRequests:write" | "profiles:read" | "profiles:write" | "releases:read" | "releases:write" | "requests:read" | "requests:write" | "saved:read" | "saved:write" | "slugs:read" | "workSamples:read" | "workSamples:write")[];
        days?: number;
        role: "ADMIN" | "MANAGER" | "EDITOR";
      } } };
      responses: Answer<201, { token: Schemas["ApiToken"]; secret: string }>;
    };
  };
  "/company/tokens/{id}": {
    /** End an API token of the company at once */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { id: string }>;
    };
  };
  "/company/tokens/{id}/rotate": {
    /** Give an API token of the company another secret, shown once */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { password: string; totp?: string; days?: number; prefix: string } } };
      responses: Answer<200, { token: Schemas["ApiToken"]; secret: string }>;
    };
  };
  "/company/two-factor/remind": {
    /** Remind the members who have not set up two-factor sign-in, once a day at most */
    post: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, { reminded: number }>;
    };
  };
  "/evidence": {
    /** Own marks, the evidence behind them, what is missing, and what was submitted */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        verification: {
          verified: boolean;
          emailVerified: boolean;
          pressePass: {
            tier: "gold" | "silver" | "bronze" | null;
            points: number;
            reasons: string[];
            missing: string[];
            next: { tier: "gold" | "silver" | "bronze"; points: number } | null;
          } | null;
          kinds: ("OUTLET_EMAIL" | "AUTHOR_PAGE" | "BYLINE" | "SITE_DOMAIN" | "DNS_OR_META")[];
          profileUrl: string;
          evidence: {
            id: string;
            kind: "OUTLET_EMAIL" | "AUTHOR_PAGE" | "BYLINE" | "SITE_DOMAIN" | "DNS_OR_META";
            outlet: string | null;
            url: string | null;
            occurredAt: string | null;
            automatic: boolean;
            holds: boolean;
          }[];
          submissions: Schemas["Submission"][];
          website: string | null;
          siteProof: Schemas["SiteProof"] | null;
          mayReview: boolean;
        };
      }>;
    };
    /** Submit evidence for the own marks, to be checked */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": {
        kind: "OUTLET_EMAIL" | "AUTHOR_PAGE" | "BYLINE" | "SITE_DOMAIN" | "DNS_OR_META";
        outlet: string;
        url: string;
        publishedOn?: string | null;
      } } };
      responses: Answer<201, { submission: Schemas["Submission"] }>;
    };
  };
  "/evidence/site": {
    /** A token by which the own website can be proven */
    post: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, { siteProof: Schemas["SiteProof"] }>;
    };
  };
  "/evidence/site/check": {
    /** Look for the token on the own website */
    post: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, { siteProof: Schemas["SiteProof"] }>;
    };
  };
  "/evidence/{id}": {
    /** Remove own evidence that was submitted */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, Record<string, never>>;
    };
  };
  "/evidence/{id}/appeal": {
    /** Ask staff to look at refused evidence */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { reason: string } } };
      responses: Answer<200, { submission: Schemas["Submission"] }>;
    };
  };
  "/link-preview": {
    /** Title, description and picture of the page behind an address */
    get: {
      parameters: { path?: never; query: { url: string } };
      responses: Answer<200, {
        title: string;
        description: string;
        image: string | null;
        siteName: string;
        type: "Video" | "Social Post" | "Blog Post" | "Podcast" | "Article" | "Campaign" | "Press Release";
        success: boolean;
        error: string | null;
      }>;
    };
  };
  "/locations": {
    /** Cities by the first letters of any of their names */
    get: {
      parameters: { path?: never; query: { q: string } };
      responses: Answer<200, { locations: Schemas["Location"][]; attribution: string }>;
    };
  };
  "/matches": {
    /** Mutual matches, newest first */
    get: {
      parameters: { path?: never; query?: { page?: number; cursor?: string; limit?: number; pitchId?: string } };
      responses: Answer<200, { matches: Schemas["Match"][] }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/matches/counts": {
    /** The numbers on the matching platform's tabs */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        counts: {
          pitches: number;
          matches: number;
          inbox: number;
          received: number;
          sent: number;
          waiting: number;
          elsewhere: { profileId: string; waiting: number }[];
        };
      }>;
    };
  };
  "/matches/feedback": {
    /** Say whether a match or a suggestion was helpful */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { matchId?: string; profileId?: string; helpful: boolean; reason?: string } } };
      responses: Answer<200, { feedback: { profileId: string; helpful: boolean; reason: string; createdAt: string } }>;
    };
  };
  "/matches/generate": {
    /** Bring passes back and recompute the suggestions */
    post: {
      parameters: { path?: never; query?: never };
      requestBody?: { content: { "application/json": { limit?: number } } };
      responses: Answer<200, {
        suggestions: Schemas["Suggestion"][];
        dailyLikesRemaining: number;
        superLikesRemaining: number;
        hasActivePitch: boolean;
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/matches/history": {
    /** Own likes and passes, newest first */
    get: {
      parameters: { path?: never; query?: { page?: number; cursor?: string; limit?: number } };
      responses: Answer<200, {
        history: {
          profile: Schemas["Party"];
          action: "like" | "superlike" | "pass";
          hides: boolean;
          matchId: string | null;
          decidedAt: string;
        }[];
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/matches/suggestions": {
    /** Scored candidates the viewer has not decided on, best first */
    get: {
      parameters: { path?: never; query?: { page?: number; cursor?: string; limit?: number; pitchId?: string } };
      responses: Answer<200, {
        suggestions: Schemas["Suggestion"][];
        dailyLikesRemaining: number;
        superLikesRemaining: number;
        hasActivePitch: boolean;
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/matches/suggestions/{id}": {
    /** One candidate, scored, by slug, or profile or user id */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, {
        candidate: {
          profile: Schemas["Card"];
          matchScore: number;
          matchReasons: string[];
          matchTags: string[];
          compatibilityFactors: Schemas["CompatibilityFactors"];
          factors: Schemas["Factors"];
          distance: string | null;
          bestPitch: { id: string; title: string } | null;
          canSuperLike: boolean;
          superLikedYou: boolean;
          conversationId: string | null;
          decision: "like" | "superlike" | "pass" | null;
          matchId: string | null;
          canDecide: boolean;
          pitch: {
            id: string;
            title: string;
            side: "sender" | "recipient";
            status: "UNSENT" | "SENT" | "READ" | "ACCEPTED" | "DECLINED" | "COMPLETED" | "EXPIRED" | "WITHDRAWN";
          } | null;
        };
        dailyLikesRemaining: number;
        superLikesRemaining: number;
        hasActivePitch: boolean;
      }>;
    };
  };
  "/matches/weights": {
    /** What one's own feedback taught about topics, and what is taken back */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        enabled: boolean;
        weights: Schemas["LearnedWeight"][];
        people: number;
        takenBack: { topicId: string | null; topic: string; reason: string; takenBackAt: string }[];
      }>;
    };
    /** Let what was taken back as a whole count again */
    put: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        enabled: boolean;
        weights: Schemas["LearnedWeight"][];
        people: number;
        takenBack: { topicId: string | null; topic: string; reason: string; takenBackAt: string }[];
        restored: boolean;
      }>;
    };
    /** Take back all that was learned */
    delete: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        enabled: boolean;
        weights: Schemas["LearnedWeight"][];
        people: number;
        takenBack: { topicId: string | null; topic: string; reason: string; takenBackAt: string }[];
      }>;
    };
  };
  "/matches/weights/{id}": {
    /** Let what was taken back about a topic count again */
    put: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, {
        enabled: boolean;
        weights: Schemas["LearnedWeight"][];
        people: number;
        takenBack: { topicId: string | null; topic: string; reason: string; takenBackAt: string }[];
        restored: boolean;
      }>;
    };
    /** Take back what was learned about a topic */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, {
        enabled: boolean;
        weights: Schemas["LearnedWeight"][];
        people: number;
        takenBack: { topicId: string | null; topic: string; reason: string; takenBackAt: string }[];
      }>;
    };
  };
  "/matches/{id}": {
    /** One of one's own mutual matches */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { match: Schemas["Match"] }>;
    };
  };
  "/matches/{id}/action": {
    /** Like, pass or super like a candidate, or undo the last pass */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { action: "like" | "superlike" | "pass" | "undo" } } };
      responses: Answer<200, {
        action: "like" | "superlike" | "pass" | "undo";
        matched: boolean;
        match: Schemas["Match"] | null;
        profile: { id: string; name: string };
        hasActivePitch: boolean;
        dailyLikesRemaining: number;
        superLikesRemaining: number;
      }>;
    };
  };
  "/matches/{id}/shown": {
    /** Say that a candidate's card is on screen, for the funnel of matches */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, Record<string, never>>;
    };
  };
  "/messages": {
    /** Send a message */
    post: {
      parameters: { path?: never; query?: never };
      requestBody?: { content: { "multipart/form-data": FormData } };
      responses: Answer<201, { message: Schemas["Message"] }>;
    };
  };
  "/messages/conversations": {
    /** Own conversations, the latest active first */
    get: {
      parameters: {
        path?: never;
        query?: { page?: number; cursor?: string; limit?: number; archived?: boolean | "true" | "false" };
      };
      responses: Answer<200, { conversations: Schemas["Conversation"][] }, { pagination: Schemas["Pagination"] }>;
    };
    /** Open the conversation with a match or a collaborator */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { recipientId: string } } };
      responses: Answer<200, { conversation: Schemas["Conversation"] }>;
    };
  };
  "/messages/conversations/by-match/{id}": {
    /** The conversation of a match */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { conversation: Schemas["Conversation"] }>;
    };
  };
  "/messages/conversations/by-pitch/{id}": {
    /** The conversation of a pitch's two parties */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { conversation: Schemas["Conversation"] }>;
    };
  };
  "/messages/conversations/{id}": {
    /** One of one's own conversations */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { conversation: Schemas["Conversation"] }>;
    };
  };
  "/messages/conversations/{id}/archive": {
    /** Archive a conversation */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { conversation: Schemas["Conversation"] }>;
    };
    /** Bring a conversation back from the archive */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { conversation: Schemas["Conversation"] }>;
    };
  };
  "/messages/conversations/{id}/draft": {
    /** Save what one is writing in a conversation */
    put: {
      parameters: { path: { id: string }; query?: never };
      requestBody?: { content: { "application/json": { text?: string; attachments?: string[]; counter?: number } } };
      responses: Answer<200, {
        draft: {
          text: string;
          attachments: Schemas["MessageFile"][];
          counter: number;
          savedAt: string | null;
        };
        saved: boolean;
      }>;
    };
  };
  "/messages/conversations/{id}/files": {
    /** Files of a conversation, the newest first */
    get: {
      parameters: { path: { id: string }; query?: { page?: number; cursor?: string; limit?: number } };
      responses: Answer<200, {
        files: {
          id: string;
          kind: "picture" | "video" | "audio" | "document";
          name: string;
          url: string;
          previewUrl: string | null;
          contentType: string;
          size: number;
          width: number | null;
          height: number | null;
          duration: number | null;
          blur: string | null;
          scan: "unscanned" | "clean" | "refused";
          profileId: string;
          sentAt: string;
        }[];
        count: number;
        bytes: number;
        unscanned: number;
        ownBytes: number;
      }, { pagination: Schemas["Pagination"] }>;
    };
    /** Upload a file to send with a message (multipart, up to 25 MB) */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "multipart/form-data": FormData } };
      responses: Answer<201, { file: Schemas["MessageFile"] }>;
    };
  };
  "/messages/conversations/{id}/files/unsent": {
    /** Own files that were added to a conversation and not sent yet */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, {
        files: Schemas["MessageFile"][];
        uploads: { id: string; name: string; size: number; received: number }[];
      }>;
    };
  };
  "/messages/conversations/{id}/read": {
    /** Mark a conversation as read */
    put: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { conversation: Schemas["Conversation"] }>;
    };
  };
  "/messages/conversations/{id}/scheduled": {
    /** Own messages of a conversation that are sent later, the next first */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { scheduled: Schemas["ScheduledMessage"][] }>;
    };
    /** Write a message that is sent later */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": {
        content?: string;
        attachments?: string[];
        replyTo?: string | null;
        clientKey?: string | null;
        sendAt: string;
      } } };
      responses: Answer<201, { scheduled: Schemas["ScheduledMessage"] }>;
    };
  };
  "/messages/conversations/{id}/send-times": {
    /** When the other party's quiet hours end and their next mornings begin */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, {
        sendTimes: {
          zone: string;
          now: string;
          quietUntil: string | null;
          nextMorning: string;
          nextMonday: string;
        };
      }>;
    };
  };
  "/messages/conversations/{id}/uploads": {
    /** Begin a file in pieces (tus) */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: { 200: { content: { "application/json": { id: string } } }; default: Refusal };
    };
  };
  "/messages/conversations/{id}/zip": {
    /** All files of a conversation as a zip */
    get: {
      parameters: { path: { id: string }; query?: { after?: string } };
      responses: { 200: { content: { "application/zip": string } }; default: Refusal };
    };
  };
  "/messages/files/{id}": {
    /** Delete a file that was uploaded and not sent */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { id: string }>;
    };
  };
  "/messages/files/{id}/poster": {
    /** Set the poster of a video that was uploaded and not sent (multipart) */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "multipart/form-data": FormData } };
      responses: Answer<200, { file: Schemas["MessageFile"] }>;
    };
  };
  "/messages/scheduled/{id}": {
    /** Change an own message that is sent later */
    patch: {
      parameters: { path: { id: string }; query?: never };
      requestBody?: { content: { "application/json": { content?: string; sendAt?: string } } };
      responses: Answer<200, { scheduled: Schemas["ScheduledMessage"] }>;
    };
    /** Delete an own message that is sent later */
    delete: {
      parameters: { path: { id: string }; query?: never };
      requestBody?: { content: { "application/json": { keepFiles?: boolean | "true" | "false" } } };
      responses: Answer<200, { id: string }>;
    };
  };
  "/messages/search": {
    /** Search one's own messages */
    get: {
      parameters: {
        path?: never;
        query: { page?: number; cursor?: string; limit?: number; q: string; conversationId?: string };
      };
      responses: Answer<200, {
        messages: {
          id: string;
          conversationId: string;
          seq: number;
          senderId: string | null;
          senderProfileId: string;
          content: string;
          messageType: "TEXT" | "CALL";
          call: {
            kind: "voice" | "video";
            outcome: "answered" | "declined" | "missed" | "cancelled" | "busy" | "lost";
            startedAt: string;
            seconds: number | null;
          } | null;
          replyTo: string | null;
          quoted: {
            id: string;
            seq: number;
            senderProfileId: string;
            excerpt: string;
            fileKinds: ("picture" | "video" | "audio" | "document")[];
            isDeleted: boolean;
          } | null;
          version: number;
          earlier: { version: number; content: string; writtenAt: string }[];
          editedAt: string | null;
          reactions: {
            kind: "AGREED" | "THANKS" | "QUESTION" | "LATER";
            profileId: string;
            version: number;
            isCurrent: boolean;
          }[];
          clientKey: string | null;
          attachments: Schemas["MessageFile"][];
          link: { url: string; title: string; siteName: string; image: string | null } | null;
          createdAt: string;
          readAt: string | null;
          deletedAt: string | null;
          highlights: { fileId: string | null; start: number; end: number }[];
        }[];
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/messages/unread-count": {
    /** How many messages are unread */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, { count: number }>;
    };
  };
  "/messages/uploads/{id}": {
    /** How much of a file in pieces has arrived (tus) */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: { 200: { content: { "application/json": { id: string; name: string; size: number; received: number } } }; default: Refusal };
    };
    /** Send the next piece of a file (tus) */
    patch: {
      parameters: { path: { id: string }; query?: never };
      requestBody?: { content: { "application/offset+octet-stream": string } };
      responses: { 200: { content: { "application/json": { id: string; name: string; size: number; received: number } } }; default: Refusal };
    };
    /** Give up a file in pieces (tus) */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: { 200: { content: { "application/json": { id: string } } }; default: Refusal };
    };
  };
  "/messages/uploads/{id}/file": {
    /** Make a file of its pieces, to be sent with a message */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<201, { file: Schemas["MessageFile"] }>;
    };
  };
  "/messages/{id}": {
    /** Edit one of one's own messages within 15 minutes */
    patch: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { content: string; version: number } } };
      responses: Answer<200, { message: Schemas["Message"] }>;
    };
    /** Delete one of one's own messages */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { message: Schemas["Message"] }>;
    };
  };
  "/messages/{id}/messages": {
    /** A conversation's messages, newest first, or those after a sequence */
    get: {
      parameters: {
        path: { id: string };
        query?: { page?: number; cursor?: string; limit?: number; after?: number };
      };
      responses: Answer<200, { messages: Schemas["Message"][] }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/messages/{id}/reactions": {
    /** React to a message of the other side */
    put: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { kind: "AGREED" | "THANKS" | "QUESTION" | "LATER"; version: number } } };
      responses: Answer<200, { message: Schemas["Message"] }>;
    };
    /** Take a reaction back */
    delete: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { kind: "AGREED" | "THANKS" | "QUESTION" | "LATER" } } };
      responses: Answer<200, { message: Schemas["Message"] }>;
    };
  };
  "/messages/{id}/read": {
    /** Mark a message, and those before it, as read */
    put: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { message: Schemas["Message"] }>;
    };
  };
  "/notifications": {
    /** Own notifications, newest first */
    get: {
      parameters: { path?: never; query?: { page?: number; cursor?: string; limit?: number } };
      responses: Answer<200, { notifications: Schemas["Notification"][]; unreadCount: number }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/notifications/read-all": {
    /** Mark all notifications as read */
    put: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, { unreadCount: 0 }>;
    };
  };
  "/notifications/unsubscribe": {
    /** Stop one kind of mail by the link in it */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { token: string } } };
      responses: Answer<200, { kind: string }>;
    };
  };
  "/notifications/{id}/read": {
    /** Mark a notification as read */
    put: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { notification: Schemas["Notification"] }>;
    };
  };
  "/paid-media": {
    /** The directory of paid-media creators */
    get: {
      parameters: {
        path?: never;
        query?: {
          q?: string;
          topic?: string;
          location?: string;
          distance?: number;
          minFollowers?: number;
          maxFollowers?: number;
          verified?: boolean | "true" | "false";
          perks?: string;
          minRate?: number;
          maxRate?: number;
          counts?: boolean | "true" | "false";
          category?: "all-creators" | "beauty" | "technology" | "health" | "food" | "finance";
          sort?: "followers" | "engagement" | "rates";
          page?: number;
          cursor?: string;
          limit?: number;
        };
      };
      responses: Answer<200, {
        paidMedia: Schemas["DirectoryCard"][];
        correctedTo?: string;
        notUnderstood?: ("topic" | "location")[];
        counts?: Schemas["OptionCounts"] | null;
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/paid-media/{id}": {
    /** A creator's profile by slug or id */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, Schemas["ProfilePage"]>;
    };
  };
  "/paid-media/{id}/follow": {
    /** Follow a creator */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { following: boolean; followerCount: number }>;
    };
    /** Stop following a creator */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { following: boolean; followerCount: number }>;
    };
  };
  "/pitch-drafts": {
    /** Own pitch drafts of the profile acted for, newest first */
    get: {
      parameters: { path?: never; query?: { page?: number; cursor?: string; limit?: number } };
      responses: Answer<200, { drafts: Schemas["Draft"][]; counts: { total: number; active: number } }, { pagination: Schemas["Pagination"] }>;
    };
    /** Save a new pitch draft */
    post: {
      parameters: { path?: never; query?: never };
      requestBody?: { content: { "application/json": {
        title?: string;
        who?: string;
        what?: string;
        where?: string;
        when?: string;
        why?: string;
        perks?: string[];
        isActive?: boolean;
        aiPieces?: Schemas["DraftPieces"];
      } } };
      responses: Answer<201, { draft: Schemas["Draft"] }>;
    };
  };
  "/pitch-drafts/saves": {
    /** Save what changed in a pitch draft since a version of it, or make one */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": {
        profileId?: string;
        userId?: string;
        id: string | null;
        version: number;
        title?: string;
        who?: string;
        what?: string;
        where?: string;
        when?: string;
        why?: string;
        perks?: string[];
        aiPieces?: Schemas["DraftPieces"];
      } } };
      responses: Answer<200, {
        saved: {
          id: string;
          version: number;
          savedAt: string;
          isActive: boolean;
          newsworthiness: Schemas["Newsworthiness"] | null;
          aiAssistedFields: ("title" | "who" | "what" | "where" | "when" | "why")[];
        };
      }>;
    };
  };
  "/pitch-drafts/{id}": {
    /** One of one's own pitch drafts */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { draft: Schemas["Draft"] }>;
    };
    /** Save parts of a pitch draft, or use it for matching */
    put: {
      parameters: { path: { id: string }; query?: never };
      requestBody?: { content: { "application/json": {
        title?: string;
        who?: string;
        what?: string;
        where?: string;
        when?: string;
        why?: string;
        perks?: string[];
        isActive?: boolean;
        aiPieces?: Schemas["DraftPieces"];
        version?: number;
      } } };
      responses: Answer<200, { draft: Schemas["Draft"] }>;
    };
    /** Delete a pitch draft */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { id: string }>;
    };
  };
  "/pitch-drafts/{id}/duplicate": {
    /** Copy a pitch draft */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<201, { draft: Schemas["Draft"] }>;
    };
  };
  "/pitch-drafts/{id}/send": {
    /** Send a saved pitch draft to a profile */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { recipientId: string } } };
      responses: Answer<201, { pitch: Schemas["Pitch"] }>;
    };
  };
  "/pitch-pages": {
    /** Own pitch pages with their states and counts, newest first */
    get: {
      parameters: {
        path?: never;
        query?: {
          page?: number;
          cursor?: string;
          limit?: number;
          status?: "DRAFT" | "PUBLISHED" | "ARCHIVED" | "EXPIRED";
        };
      };
      responses: Answer<200, {
        pitchPages: Schemas["PitchPage"][];
        counts: { draft: number; published: number; archived: number; expired: number };
      }, { pagination: Schemas["Pagination"] }>;
    };
    /** Make a pitch page: published when complete, else kept as a draft */
    post: {
      parameters: { path?: never; query?: never };
      requestBody?: { content: { "application/json": {
        name?: string;
        pitchTitle?: string;
        who?: string;
        what?: string;
        why?: string;
        about?: string;
        eventDate?: "" | null | string;
        eventTime?: "" | null | string;
        timeZone?: string;
        eventLocation?: string;
        topics?: string[];
        perks?: string[];
        perkDetails?: Record<string, string>;
        customPerks?: string;
        demographics?: string[];
        assets?: string[];
        expiresAt?: "" | null | string;
        useForMatching?: boolean;
        status?: "DRAFT" | "PUBLISHED";
      } } };
      responses: Answer<201, { pitchPage: Schemas["PitchPage"] }>;
    };
  };
  "/pitch-pages/saves": {
    /** Save what changed in a pitch page since a version of it, or make a draft */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": {
        profileId?: string;
        userId?: string;
        id: string | null;
        version: number;
        name?: string;
        pitchTitle?: string;
        who?: string;
        what?: string;
        why?: string;
        about?: string;
        eventDate?: "" | null | string;
        eventTime?: "" | null | string;
        timeZone?: string;
        eventLocation?: string;
        topics?: string[];
        perks?: string[];
        perkDetails?: Record<string, string>;
        customPerks?: string;
        demographics?: string[];
        assets?: string[];
        expiresAt?: "" | null | string;
        useForMatching?: boolean;
      } } };
      responses: Answer<200, { saved: { id: string; version: number; savedAt: string; url: string } }>;
    };
  };
  "/pitch-pages/{id}": {
    /** One of one's own pitch pages */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { pitchPage: Schemas["PitchPage"] }>;
    };
    /** Save, publish or prolong a pitch page */
    put: {
      parameters: { path: { id: string }; query?: never };
      requestBody?: { content: { "application/json": {
        name?: string;
        pitchTitle?: string;
        who?: string;
        what?: string;
        why?: string;
        about?: string;
        eventDate?: "" | null | string;
        eventTime?: "" | null | string;
        timeZone?: string;
        eventLocation?: string;
        topics?: string[];
        perks?: string[];
        perkDetails?: Record<string, string>;
        customPerks?: string;
        demographics?: string[];
        assets?: string[];
        expiresAt?: "" | null | string;
        useForMatching?: boolean;
        status?: "DRAFT" | "PUBLISHED";
        version?: number;
      } } };
      responses: Answer<200, { pitchPage: Schemas["PitchPage"] }>;
    };
    /** Delete a pitch page */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { id: string }>;
    };
  };
  "/pitch-pages/{id}/archive": {
    /** Put a pitch page into the archive */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { pitchPage: Schemas["PitchPage"] }>;
    };
    /** Take a pitch page out of the archive */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { pitchPage: Schemas["PitchPage"] }>;
    };
  };
  "/pitch-pages/{id}/duplicate": {
    /** Copy a pitch page as a draft */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<201, { pitchPage: Schemas["PitchPage"] }>;
    };
  };
  "/pitches": {
    /** Own pitches, sent and received, newest first */
    get: {
      parameters: {
        path?: never;
        query?: {
          type?: "RECEIVED" | "SENT" | "ACTIVE" | "COMPLETED";
          aiAssisted?: boolean | "true" | "false";
          page?: number;
          cursor?: string;
          limit?: number;
        };
      };
      responses: Answer<200, {
        pitches: Schemas["Pitch"][];
        counts: { received: number; sent: number; active: number; completed: number };
      }, { pagination: Schemas["Pagination"] }>;
    };
    /** Write a pitch; with a recipient and complete content it is sent */
    post: {
      parameters: { path?: never; query?: never };
      requestBody?: { content: { "application/json": {
        recipientId?: string | null;
        send?: boolean;
        title?: string;
        subject?: string;
        who?: string;
        what?: string;
        whereLocation?: string;
        whenTiming?: string;
        whyNewsworthy?: string;
        content?: string;
        resources?: string[];
        perks?: string[];
        expertise?: string[];
        urgency?: "LOW" | "MEDIUM" | "HIGH";
        aiAssist?: boolean;
        aiPieces?: Schemas["PitchPieces"];
        draftId?: string | null;
      } } };
      responses: Answer<201, { pitch: Schemas["Pitch"] }>;
    };
  };
  "/pitches/ai-assist": {
    /** Proposals to improve a pitch, and its news value with reasons */
    post: {
      parameters: { path?: never; query?: never };
      requestBody?: { content: { "application/json": {
        title?: string;
        who?: string;
        what?: string;
        where?: string;
        when?: string;
        why?: string;
        recipientId?: string;
      } } };
      responses: Answer<200, {
        suggestions: Schemas["AiSuggestion"][];
        newsworthiness: Schemas["Newsworthiness"];
        improvedScore: number | null;
        source: "provider" | "built-in";
        notice: string | null;
      }>;
    };
  };
  "/pitches/templates": {
    /** Pitch templates by user type and industry */
    get: {
      parameters: {
        path?: never;
        query?: { userType?: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA"; industry?: string };
      };
      responses: Answer<200, {
        templates: {
          title: string;
          who: string;
          what: string;
          where: string;
          when: string;
          why: string;
          perks: string[];
          id: string;
          userType: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
          industry: string | null;
        }[];
      }>;
    };
  };
  "/pitches/{id}": {
    /** A pitch one sent or received */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { pitch: Schemas["Pitch"] }>;
    };
    /** Change a pitch before it is sent */
    put: {
      parameters: { path: { id: string }; query?: never };
      requestBody?: { content: { "application/json": {
        recipientId?: string | null;
        title?: string;
        subject?: string;
        who?: string;
        what?: string;
        whereLocation?: string;
        whenTiming?: string;
        whyNewsworthy?: string;
        content?: string;
        resources?: string[];
        perks?: string[];
        expertise?: string[];
        urgency?: "LOW" | "MEDIUM" | "HIGH";
        aiAssist?: boolean;
        aiPieces?: Schemas["PitchPieces"];
        draftId?: string | null;
      } } };
      responses: Answer<200, { pitch: Schemas["Pitch"] }>;
    };
    /** Remove an unsent pitch, or withdraw one that waits for an answer */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { id: string; pitch: Schemas["Pitch"] | null }>;
    };
  };
  "/pitches/{id}/complete": {
    /** Complete an accepted pitch with a rating and its outcome */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": {
        rating: "UP" | "DOWN";
        feedback?: string | null;
        feedbackPublic?: boolean;
        outcome: boolean;
        storyUrl?: string | null;
      } } };
      responses: Answer<200, { pitch: Schemas["Pitch"] }>;
    };
  };
  "/pitches/{id}/rating": {
    /** Rate a completed collaboration as its second party */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": {
        rating: "UP" | "DOWN";
        feedback?: string | null;
        feedbackPublic?: boolean;
        outcome: boolean;
        storyUrl?: string | null;
      } } };
      responses: Answer<200, { pitch: Schemas["Pitch"] }>;
    };
    /** Let the own note be shown as a testimonial, or take that back */
    patch: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { feedbackPublic: boolean } } };
      responses: Answer<200, { pitch: Schemas["Pitch"] }>;
    };
  };
  "/pitches/{id}/read": {
    /** Mark a received pitch as read */
    patch: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { pitch: Schemas["Pitch"] }>;
    };
  };
  "/pitches/{id}/respond": {
    /** Accept or decline a received pitch */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": {
        response: "ACCEPTED" | "DECLINED";
        reason?: "NOT_MY_BEAT" | "NO_TIME" | "NOT_NEWSWORTHY" | "OTHER" | null;
      } } };
      responses: Answer<200, { pitch: Schemas["Pitch"] }>;
    };
  };
  "/pitches/{id}/send": {
    /** Send a pitch */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody?: { content: { "application/json": { recipientId?: string | null } } };
      responses: Answer<200, { pitch: Schemas["Pitch"] }>;
    };
  };
  "/plan": {
    /** The caller's plan and what is used of it */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        plan: {
          plan: "basic" | "premium";
          beta: boolean;
          onSale: boolean;
          ofCompany: boolean;
          mayChange: boolean;
          subscription: { periodEndsAt: string | null; endsAt: string | null; pastDue: boolean } | null;
          ownSubscription: { periodEndsAt: string | null; endsAt: string | null; pastDue: boolean } | null;
          readOnlyAt: string | null;
          usage: {
            pitches: { used: number; limit: number | null };
            members: { used: number; limit: number | null };
            newsrooms: { used: number; limit: number | null };
            apiCalls: { used: number; limit: number | null };
          };
        };
      }>;
    };
  };
  "/plan/checkout": {
    /** Open the page where the premium plan is paid */
    post: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, { url: string }>;
    };
  };
  "/plan/portal": {
    /** Open the page where the payment is changed */
    post: {
      parameters: { path?: never; query?: never };
      requestBody?: { content: { "application/json": { own?: boolean } } };
      responses: Answer<200, { url: string }>;
    };
  };
  "/plan/settle": {
    /** Settle a payment whose page was left */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { sessionId: string } } };
      responses: Answer<200, { paid: boolean }>;
    };
  };
  "/plans": {
    /** What each plan holds and costs */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        plans: {
          name: "basic" | "premium";
          label: string;
          monthlyFee: number;
          pitches: number | null;
          members: number | null;
          newsrooms: number | null;
        }[];
        onSale: boolean;
      }>;
    };
  };
  "/press": {
    /** The directory of journalists */
    get: {
      parameters: {
        path?: never;
        query?: {
          q?: string;
          topic?: string;
          location?: string;
          distance?: number;
          minFollowers?: number;
          maxFollowers?: number;
          verified?: boolean | "true" | "false";
          tier?: string;
          perks?: string;
          counts?: boolean | "true" | "false";
          category?: "all-press" | "technology" | "business" | "entertainment" | "health" | "sports";
          sort?: "relevance" | "followers" | "articles";
          page?: number;
          cursor?: string;
          limit?: number;
        };
      };
      responses: Answer<200, {
        press: Schemas["DirectoryCard"][];
        correctedTo?: string;
        notUnderstood?: ("topic" | "location")[];
        counts?: Schemas["OptionCounts"] | null;
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/press/{id}": {
    /** A journalist's profile by slug or id */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, Schemas["ProfilePage"]>;
    };
  };
  "/press/{id}/follow": {
    /** Follow a journalist */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { following: boolean; followerCount: number }>;
    };
    /** Stop following a journalist */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { following: boolean; followerCount: number }>;
    };
  };
  "/product-requests": {
    /** Product requests, received and sent */
    get: {
      parameters: {
        path?: never;
        query?: { page?: number; cursor?: string; limit?: number; type?: "RECEIVED" | "SENT" };
      };
      responses: Answer<200, {
        productRequests: Schemas["ProductRequest"][];
        counts: { received: number; sent: number; waiting: number };
      }, { pagination: Schemas["Pagination"] }>;
    };
    /** Ask a brand for a product */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { assetId: string; message?: string } } };
      responses: Answer<201, { productRequest: Schemas["ProductRequest"] }>;
    };
  };
  "/product-requests/check": {
    /** Why a product cannot be requested now; null where it can */
    get: {
      parameters: { path?: never; query: { assetId: string } };
      responses: Answer<200, { problem: { code: string; message: string } | null }>;
    };
  };
  "/product-requests/{id}": {
    /** A product request, for its two sides */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { productRequest: Schemas["ProductRequest"] }>;
    };
    /** Take back an own product request before the product was sent */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { productRequest: Schemas["ProductRequest"] }>;
    };
  };
  "/product-requests/{id}/kept": {
    /** Say that a product stays with who asked for it */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { productRequest: Schemas["ProductRequest"] }>;
    };
  };
  "/product-requests/{id}/respond": {
    /** Grant (LOAN with a due date, or GIFT) or decline a product request */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": {
        response: "GRANTED" | "DECLINED";
        loan?: "LOAN" | "GIFT";
        dueAt?: string | null;
        note?: string;
      } } };
      responses: Answer<200, { productRequest: Schemas["ProductRequest"] }>;
    };
  };
  "/product-requests/{id}/returned": {
    /** Say that a lent product is back */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { productRequest: Schemas["ProductRequest"] }>;
    };
  };
  "/product-requests/{id}/sent": {
    /** Say that a granted product is on its way */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { productRequest: Schemas["ProductRequest"] }>;
    };
  };
  "/profiles/{slug}/assets": {
    /** A newsroom's public assets, by kind and tag */
    get: {
      parameters: {
        path: { slug: string };
        query?: {
          page?: number;
          cursor?: string;
          limit?: number;
          kind?: "PHOTO" | "VIDEO" | "QUOTE" | "PRODUCT" | "RESOURCE";
          tag?: string;
          sort?: "order" | "newest" | "name" | "largest";
          q?: string;
        };
      };
      responses: Answer<200, {
        assets: Schemas["Asset"][];
        counts: { photo: number; video: number; quote: number; product: number; resource: number };
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/profiles/{slug}/releases": {
    /** A newsroom's public releases, newest first */
    get: {
      parameters: { path: { slug: string }; query?: { page?: number; cursor?: string; limit?: number } };
      responses: Answer<200, { releases: Schemas["ReleaseListed"][] }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/profiles/{slug}/work-samples": {
    /** The work a profile shows, newest first */
    get: {
      parameters: { path: { slug: string }; query?: { page?: number; limit?: number; tag?: string } };
      responses: Answer<200, {
        profile: Schemas["Party"];
        workSamples: Schemas["WorkSample"][];
        tags: { slug: string; label: string; count: number }[];
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/push": {
    /** Whether pushes can be sent, and the devices of the account that take them */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, { publicKey: string | null; offReason: string | null; devices: Schemas["PushDevice"][] }>;
    };
  };
  "/push/devices": {
    /** Switch pushes on for this browser */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { endpoint: string; keys: { p256dh: string; auth: string }; replaces?: string } } };
      responses: Answer<201, { device: Schemas["PushDevice"] }>;
    };
  };
  "/push/devices/claim": {
    /** Take a subscribed browser over to this sign-in */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { endpoint: string } } };
      responses: Answer<200, { device: Schemas["PushDevice"] | null }>;
    };
  };
  "/push/devices/{id}": {
    /** Choose what a device is told of */
    patch: {
      parameters: { path: { id: string }; query?: never };
      requestBody?: { content: { "application/json": {
        calls?: boolean;
        messages?: boolean;
        pitchesReceived?: boolean;
        pitchesAccepted?: boolean;
        previews?: boolean;
      } } };
      responses: Answer<200, { device: Schemas["PushDevice"] }>;
    };
    /** Switch pushes off for a device */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, Record<string, never>>;
    };
  };
  "/push/devices/{id}/test": {
    /** Send a test to a device */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, Record<string, never>>;
    };
  };
  "/realtime/auth": {
    /** Authorise a Pusher client's channel */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { socket_id: string; channel_name: string } } };
      responses: { 200: { content: { "application/json": { auth: string; channel_data?: string } } }; default: Refusal };
    };
  };
  "/realtime/config": {
    /** Where a Pusher client connects */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        key: string;
        host: string;
        port: number;
        tls: boolean;
        cluster: string;
        userChannel: string;
      }>;
    };
  };
  "/realtime/user-auth": {
    /** Sign a Pusher client's socket in */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { socket_id: string } } };
      responses: { 200: { content: { "application/json": { auth: string; user_data: string } } }; default: Refusal };
    };
  };
  "/releases": {
    /** Own releases with their states and counts, newest first */
    get: {
      parameters: {
        path?: never;
        query?: {
          page?: number;
          cursor?: string;
          limit?: number;
          status?: "DRAFT" | "SCHEDULED" | "EMBARGOED" | "PUBLISHED" | "CORRECTED" | "WITHDRAWN";
        };
      };
      responses: Answer<200, {
        releases: Schemas["ReleaseListed"][];
        counts: {
          draft: number;
          scheduled: number;
          embargoed: number;
          published: number;
          corrected: number;
          withdrawn: number;
        };
      }, { pagination: Schemas["Pagination"] }>;
    };
    /** Write a release: a draft, scheduled, or published, under embargo or not */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": {
        title: string;
        subtitle?: string;
        dateline?: string;
        who?: string;
        what?: string;
        whereLocation?: string;
        whenTiming?: string;
        whyNewsworthy?: string;
        body?: string;
        images?: string[];
        tags?: string[];
        perks?: string[];
        perkDetails?: Record<string, string>;
        publishAt?: "" | null | string;
        embargoUntil?: "" | null | string;
        timeZone?: string;
        status?: "DRAFT" | "SCHEDULED" | "PUBLISHED";
        photosPublicAnyway?: string[];
      } } };
      responses: Answer<201, { release: Schemas["Release"] }>;
    };
  };
  "/releases/saves": {
    /** Save what changed in a release since a version of it, or make a draft */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": {
        profileId?: string;
        userId?: string;
        id: string | null;
        version: number;
        title?: string;
        subtitle?: string;
        dateline?: string;
        who?: string;
        what?: string;
        whereLocation?: string;
        whenTiming?: string;
        whyNewsworthy?: string;
        body?: string;
        images?: string[];
        tags?: string[];
        perks?: string[];
        perkDetails?: Record<string, string>;
        publishAt?: "" | null | string;
        embargoUntil?: "" | null | string;
        timeZone?: string;
      } } };
      responses: Answer<200, { saved: { id: string; version: number; savedAt: string } }>;
    };
  };
  "/releases/{id}": {
    /** A release: an own one, one shared under embargo, or a public one */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { release: Schemas["Release"] }>;
    };
    /** Save, schedule, publish, correct or withdraw a release */
    put: {
      parameters: { path: { id: string }; query?: never };
      requestBody?: { content: { "application/json": {
        title?: string;
        subtitle?: string;
        dateline?: string;
        who?: string;
        what?: string;
        whereLocation?: string;
        whenTiming?: string;
        whyNewsworthy?: string;
        body?: string;
        images?: string[];
        tags?: string[];
        perks?: string[];
        perkDetails?: Record<string, string>;
        publishAt?: "" | null | string;
        embargoUntil?: "" | null | string;
        timeZone?: string;
        status?: "DRAFT" | "SCHEDULED" | "PUBLISHED" | "CORRECTED" | "WITHDRAWN";
        photosPublicAnyway?: string[];
        note?: string;
        version?: number;
      } } };
      responses: Answer<200, { release: Schemas["Release"] }>;
    };
    /** Delete a draft or scheduled release; withdraw one that is out */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { id: string; withdrawn: boolean }>;
    };
  };
  "/releases/{id}/agree": {
    /** Agree to the terms of a release shared under embargo */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { release: Schemas["Release"] }>;
    };
  };
  "/releases/{id}/preview": {
    /** A release before its time: the terms, and the release once they are agreed to */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, {
        preview: {
          newsroom: {
            id: string;
            userId: string | null;
            slug: string;
            url: string;
            userType: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
            name: string;
            title: string;
            tagline: string;
            location: string;
            avatarUrl: string | null;
            logoUrl: string | null;
            verified: boolean;
            pressePassLevel: "gold" | "silver" | "bronze" | null;
            thumbsUpCount: number;
            thumbsDownCount: number;
            about: string;
            boilerplate: string;
            pressContacts: {
              name: string;
              role?: string;
              email?: string;
              phone?: string;
              languages?: string;
              hours?: string;
              image?: string;
            }[];
            responseHours: number | null;
            followerCount: number;
            releaseCount: number;
          };
          own: boolean;
          embargoUntil: string | null;
          timeZone: string;
          agreedAt: string | null;
          release: Schemas["Release"] | null;
        };
      }>;
    };
  };
  "/releases/{id}/shares": {
    /** With whom an own release was shared, and who agreed to its terms */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { shares: Schemas["ReleaseShare"][] }>;
    };
    /** Share a release under embargo with journalists or creators */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { recipientIds: string[] } } };
      responses: Answer<200, { shares: Schemas["ReleaseShare"][] }>;
    };
  };
  "/releases/{id}/shares/{profileId}": {
    /** Stop sharing a release with somebody */
    delete: {
      parameters: { path: { id: string; profileId: string }; query?: never };
      responses: Answer<200, { shares: Schemas["ReleaseShare"][] }>;
    };
  };
  "/reports": {
    /** What one reported, and what was decided */
    get: {
      parameters: { path?: never; query?: { page?: number; cursor?: string; limit?: number } };
      responses: Answer<200, { reports: Schemas["Report"][] }, { pagination: Schemas["Pagination"] }>;
    };
    /** Report a profile, a pitch or a message */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": {
        subject: "PROFILE" | "PITCH" | "MESSAGE";
        id: string;
        reason: "HARASSMENT" | "SPAM" | "FAKE_IDENTITY" | "FALSE_CONTENT" | "ILLEGAL" | "OTHER";
        text?: string;
      } } };
      responses: Answer<201, { report: Schemas["Report"] }>;
    };
  };
  "/reports/target": {
    /** What a report would be about */
    get: {
      parameters: { path?: never; query: { subject: "PROFILE" | "PITCH" | "MESSAGE"; id: string } };
      responses: Answer<200, {
        target: {
          subject: "PROFILE" | "PITCH" | "MESSAGE" | "APPEAL";
          id: string;
          profile: Schemas["Party"];
          title: string;
          reported: boolean;
          blocked: boolean;
        };
      }>;
    };
  };
  "/reports/{id}/question": {
    /** What staff ask one about a report */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, {
        question: { id: string; question: string; askedAt: string; answer: string | null; decided: boolean };
      }>;
    };
    /** Answer what staff ask one about a report, once */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody: { content: { "application/json": { answer: string } } };
      responses: Answer<200, {
        question: { id: string; question: string; askedAt: string; answer: string | null; decided: boolean };
      }>;
    };
  };
  "/requests": {
    /** Own “Currently Seeking” requests, newest first */
    get: {
      parameters: {
        path?: never;
        query?: { page?: number; cursor?: string; limit?: number; status?: "OPEN" | "CLOSED" };
      };
      responses: Answer<200, {
        requests: {
          id: string;
          title: string;
          description: string;
          status: "OPEN" | "CLOSED";
          deadline: string | null;
          closedAt: string | null;
          createdAt: string;
        }[];
        counts: { open: number; closed: number };
      }, { pagination: Schemas["Pagination"] }>;
    };
    /** Write a “Currently Seeking” request */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { title: string; description?: string; deadline?: string | null } } };
      responses: Answer<201, {
        request: {
          id: string;
          title: string;
          description: string;
          status: "OPEN" | "CLOSED";
          deadline: string | null;
          closedAt: string | null;
          createdAt: string;
        };
      }>;
    };
  };
  "/requests/{id}": {
    /** One of one's own “Currently Seeking” requests */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, {
        request: {
          id: string;
          title: string;
          description: string;
          status: "OPEN" | "CLOSED";
          deadline: string | null;
          closedAt: string | null;
          createdAt: string;
        };
      }>;
    };
    /** Save parts of an own request, close it or open it again */
    put: {
      parameters: { path: { id: string }; query?: never };
      requestBody?: { content: { "application/json": { title?: string; description?: string; deadline?: string | null; status?: "OPEN" | "CLOSED" } } };
      responses: Answer<200, {
        request: {
          id: string;
          title: string;
          description: string;
          status: "OPEN" | "CLOSED";
          deadline: string | null;
          closedAt: string | null;
          createdAt: string;
        };
      }>;
    };
    /** Delete an own request */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { id: string }>;
    };
  };
  "/saved": {
    /** Profiles saved for later, the latest first */
    get: {
      parameters: { path?: never; query?: { page?: number; cursor?: string; limit?: number } };
      responses: Answer<200, {
        saved: {
          id: string;
          userId: string | null;
          slug: string;
          url: string;
          userType: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
          name: string;
          title: string;
          tagline: string;
          location: string;
          avatarUrl: string | null;
          logoUrl: string | null;
          verified: boolean;
          pressePassLevel: "gold" | "silver" | "bronze" | null;
          thumbsUpCount: number;
          thumbsDownCount: number;
          savedAt: string;
        }[];
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/saved/{id}": {
    /** Save a profile for later */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { saved: boolean }>;
    };
    /** Take a profile off one's saved ones */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { saved: boolean }>;
    };
  };
  "/slugs": {
    /** The address that the own profile would have under a name */
    get: {
      parameters: { path?: never; query: { name: string } };
      responses: Answer<200, { slug: string; url: string; exact: boolean }>;
    };
  };
  "/sources": {
    /** The directory of source newsrooms */
    get: {
      parameters: {
        path?: never;
        query?: {
          q?: string;
          topic?: string;
          location?: string;
          distance?: number;
          minFollowers?: number;
          maxFollowers?: number;
          verified?: boolean | "true" | "false";
          perks?: string;
          counts?: boolean | "true" | "false";
          category?: "all-industries" | "technology" | "healthcare" | "fintech" | "sustainability" | "education";
          sort?: "recently-updated" | "most-press-releases" | "alphabetical";
          page?: number;
          cursor?: string;
          limit?: number;
        };
      };
      responses: Answer<200, {
        sources: Schemas["DirectoryCard"][];
        correctedTo?: string;
        notUnderstood?: ("topic" | "location")[];
        counts?: Schemas["OptionCounts"] | null;
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/sources/{id}": {
    /** A source's newsroom by slug or id */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, Schemas["ProfilePage"]>;
    };
  };
  "/sources/{id}/follow": {
    /** Follow a source's newsroom */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { following: boolean; followerCount: number }>;
    };
    /** Stop following a source */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { following: boolean; followerCount: number }>;
    };
  };
  "/topics": {
    /** Topics by the first letters of a word in their name, and what topic each of some names means */
    get: {
      parameters: { path?: never; query?: { q?: string; names?: string } };
      responses: Answer<200, {
        topics: { id: string; label: string }[];
        meanings: { name: string; topic: { id: string; label: string } | null }[];
      }>;
    };
  };
  "/users/analytics": {
    /** The figures of a period, by days, weeks or months, beside the period before */
    get: {
      parameters: {
        path?: never;
        query?: { period?: "7d" | "30d" | "90d" | "1y"; from?: string; to?: string; zone?: string };
      };
      responses: Answer<200, {
        profile: { id: string; name: string; slug: string; since: string };
        analytics: {
          totalMatches: number | null;
          activeConnections: number | null;
          pendingPitches: number | null;
          articlesPublished: number | null;
          campaignsLaunched: number | null;
          pressReleasesDistributed: number | null;
          contentCreated: number | null;
          averageReadTime: number | null;
          socialEngagement: number | null;
          followersGained: number;
          mediaReach: number | null;
          pitchResponseRate: number | null;
          brandMentions: number | null;
          pickupRate: number | null;
          averageReach: number | null;
          journalistConnections: number | null;
          averageEngagement: number | null;
          totalReach: number | null;
          conversionRate: number | null;
          reputationScore: number | null;
          pageViews: number;
          dailyVisitors: number;
          linksOpened: number;
          downloads: number;
          feedsFetched: number;
          likesGiven: number;
          likesReceived: number;
          matchesMade: number;
          pitchesSent: number;
          pitchesReceived: number;
          pitchesAccepted: number;
          pitchesDeclined: number;
          pitchesExpired: number;
          pitchesAnswered: number;
          pitchesUnanswered: number;
          collaborationsCompleted: number;
          storiesPublished: number;
          thumbsUp: number;
          thumbsDown: number;
          followersLost: number;
          releasesPublished: number;
          pitchPagesPublished: number;
          workAdded: number;
          messagesSent: number;
          messagesReceived: number;
          period: {
            from: string;
            to: string;
            firstDay: string;
            lastDay: string;
            zone: string;
            note: string | null;
            unit: "day" | "week" | "month";
          };
          before: Schemas["CountedDays"];
          change: Schemas["FigureChanges"];
          series: Schemas["CountedBucket"][];
          seriesBefore: Schemas["CountedDays"][];
          leftOut: number;
          countedAt: string;
        };
      }>;
    };
  };
  "/users/analytics/benchmarks": {
    /** The medians of the accounts of the caller's type, and the caller's own place */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        profile: { id: string; name: string; slug: string; since: string };
        period: {
          from: string;
          to: string;
          firstDay: string;
          lastDay: string;
          zone: string;
          note: string | null;
        };
        days: number;
        measures: {
          name: "responseRate" | "successRate" | "reputation" | "matchesMade" | "storiesPublished" | "followersGained";
          label: string;
          counted: string;
          unit: "percent" | "score" | "count";
          accounts: number;
          median: number | null;
          own: number | null;
          place: number | null;
          isShared: boolean;
        }[];
        industry: { name: string; accounts: number } | null;
        computedAt: string | null;
      }>;
    };
  };
  "/users/analytics/benchmarks/csv": {
    /** The medians of the accounts of the caller's type, and the caller's own place */
    get: {
      parameters: { path?: never; query?: never };
      responses: { 200: { content: { "text/csv; charset=utf-8": string } }; default: Refusal };
    };
  };
  "/users/analytics/content": {
    /** What releases, files and published stories of a period led to */
    get: {
      parameters: {
        path?: never;
        query?: { period?: "7d" | "30d" | "90d" | "1y"; from?: string; to?: string; zone?: string };
      };
      responses: Answer<200, {
        profile: { id: string; name: string; slug: string; since: string };
        period: {
          from: string;
          to: string;
          firstDay: string;
          lastDay: string;
          zone: string;
          note: string | null;
        };
        releases: {
          id: string;
          title: string;
          picture: {
            renditions: { url: string; width: number; height: number; format: "avif" | "webp" | "jpeg" }[];
            blur: string | null;
            caption: string;
          } | null;
          views: number;
          linksOpened: number;
          downloads: number;
          inPitches: number;
          coverage: number;
        }[];
        otherReleases: { releases: number; views: number; linksOpened: number; downloads: number };
        noRelease: { views: number; linksOpened: number; downloads: number };
        total: { views: number; linksOpened: number; downloads: number };
        assets: {
          id: string;
          kind: "PHOTO" | "VIDEO" | "QUOTE" | "PRODUCT" | "RESOURCE";
          name: string;
          downloads: number;
          takenBy: { id: string; name: string; url: string; outlet: string | null; takenAt: string }[];
          takers: number;
          unnamed: number;
        }[];
        stories: Schemas["CoverageEntry"][];
      }>;
    };
  };
  "/users/analytics/content/csv": {
    /** All releases, files and published stories of a period, as CSV */
    get: {
      parameters: {
        path?: never;
        query?: { period?: "7d" | "30d" | "90d" | "1y"; from?: string; to?: string; zone?: string };
      };
      responses: { 200: { content: { "text/csv; charset=utf-8": string } }; default: Refusal };
    };
  };
  "/users/analytics/counted": {
    /** What a figure of a period counts: acts one by one, the newest first, and visits by page */
    get: {
      parameters: {
        path?: never;
        query: {
          period?: "7d" | "30d" | "90d" | "1y";
          from?: string;
          to?: string;
          zone?: string;
          of: "pageViews" | "dailyVisitors" | "linksOpened" | "downloads" | "feedsFetched" | "likesGiven" | "likesReceived" | "matchesMade" | "pitchesSent" | "pitchesReceived" | "pitchesAccepted" | "pitchesDeclined" | "pitchesExpired" | "pitchesAnswered" | "pitchesUnanswered" | "collaborationsCompleted" | "storiesPublished" | "thumbsUp" | "thumbsDown" | "followersGained" | "followersLost" | "releasesPublished" | "pitchPagesPublished" | "workAdded" | "messagesSent" | "messagesReceived";
          page?: number;
          cursor?: string;
          limit?: number;
        };
      };
      responses: Answer<200, {
        entries: Schemas["CountedEntry"][];
        pages: { id: string | null; title: string; count: number }[];
        period: { firstDay: string; lastDay: string; zone: string };
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/users/analytics/csv": {
    /** The figures of a period, by days, weeks or months, beside the period before */
    get: {
      parameters: {
        path?: never;
        query?: { period?: "7d" | "30d" | "90d" | "1y"; from?: string; to?: string; zone?: string };
      };
      responses: { 200: { content: { "text/csv; charset=utf-8": string } }; default: Refusal };
    };
  };
  "/users/analytics/funnel": {
    /** How far the profiles that were shown in a period have come, from shown to published */
    get: {
      parameters: {
        path?: never;
        query?: { period?: "7d" | "30d" | "90d" | "1y"; from?: string; to?: string; zone?: string };
      };
      responses: Answer<200, {
        profile: { id: string; name: string; slug: string; since: string };
        period: {
          from: string;
          to: string;
          firstDay: string;
          lastDay: string;
          zone: string;
          note: string | null;
        };
        steps: {
          name: "shown" | "liked" | "matched" | "pitched" | "accepted" | "published";
          label: string;
          counted: string;
          reached: number;
          of: number | null;
          open: number;
          rate: number | null;
        }[];
        pitchesBeside: number;
      }>;
    };
  };
  "/users/analytics/funnel/csv": {
    /** How far the profiles that were shown in a period have come, from shown to published */
    get: {
      parameters: {
        path?: never;
        query?: { period?: "7d" | "30d" | "90d" | "1y"; from?: string; to?: string; zone?: string };
      };
      responses: { 200: { content: { "text/csv; charset=utf-8": string } }; default: Refusal };
    };
  };
  "/users/analytics/outreach": {
    /** Where the pitches sent in a period stand, why they were declined, and how each one does */
    get: {
      parameters: {
        path?: never;
        query?: { period?: "7d" | "30d" | "90d" | "1y"; from?: string; to?: string; zone?: string };
      };
      responses: Answer<200, {
        profile: { id: string; name: string; slug: string; since: string };
        period: {
          from: string;
          to: string;
          firstDay: string;
          lastDay: string;
          zone: string;
          note: string | null;
        };
        sent: number;
        accepted: number;
        declined: number;
        expired: number;
        withdrawn: number;
        waiting: number;
        success: number | null;
        reasons: { reason: "not_my_beat" | "no_time" | "not_newsworthy" | "other"; declined: number }[];
        pitches: {
          title: string;
          sent: number;
          accepted: number;
          declined: number;
          expired: number;
          withdrawn: number;
          waiting: number;
          success: number | null;
          answerHours: number | null;
          published: number;
        }[];
      }>;
    };
  };
  "/users/analytics/outreach/csv": {
    /** The same with every headline, as CSV */
    get: {
      parameters: {
        path?: never;
        query?: { period?: "7d" | "30d" | "90d" | "1y"; from?: string; to?: string; zone?: string };
      };
      responses: { 200: { content: { "text/csv; charset=utf-8": string } }; default: Refusal };
    };
  };
  "/users/analytics/ratings": {
    /** The ratings that began to count in a period, newest first, with the reputation after each */
    get: {
      parameters: {
        path?: never;
        query?: {
          period?: "7d" | "30d" | "90d" | "1y";
          from?: string;
          to?: string;
          zone?: string;
          page?: number;
          cursor?: string;
          limit?: number;
        };
      };
      responses: Answer<200, {
        profile: { id: string; name: string; slug: string; since: string };
        period: {
          from: string;
          to: string;
          firstDay: string;
          lastDay: string;
          zone: string;
          note: string | null;
        };
        ratings: {
          id: string;
          value: "UP" | "DOWN";
          at: string;
          by: Schemas["Party"] | null;
          pitchId: string;
          title: string;
          score: number;
        }[];
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/users/analytics/ratings/csv": {
    /** All ratings that began to count in a period, as CSV */
    get: {
      parameters: {
        path?: never;
        query?: { period?: "7d" | "30d" | "90d" | "1y"; from?: string; to?: string; zone?: string };
      };
      responses: { 200: { content: { "text/csv; charset=utf-8": string } }; default: Refusal };
    };
  };
  "/users/analytics/schedule": {
    /** Whether last month's figures are mailed, by which zone, and when next */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, { on: boolean; zone: string; next: string | null }>;
    };
    /** Have last month's figures mailed on each month's first day, or no longer */
    put: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { on: boolean | "true" | "false"; zone?: string } } };
      responses: Answer<200, { on: boolean; zone: string; next: string | null }>;
    };
  };
  "/users/avatar": {
    /** Upload the portrait of whoever acts for the own profile (JPG, PNG or GIF, up to 5 MB) */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "multipart/form-data": FormData } };
      responses: Answer<200, { avatarUrl: string }>;
    };
    /** Remove the portrait of whoever acts for the own profile */
    delete: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, { avatarUrl: null }>;
    };
  };
  "/users/coverage": {
    /** The published stories of the caller's collaborations, with what was stated of them */
    get: {
      parameters: { path?: never; query?: { page?: number; cursor?: string; limit?: number } };
      responses: Answer<200, { coverage: Schemas["CoverageEntry"][] }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/users/coverage/{id}": {
    /** State the readers, interactions or read time of a story */
    put: {
      parameters: { path: { id: string }; query?: never };
      requestBody?: { content: { "application/json": { readers?: number | null; interactions?: number | null; readSeconds?: number | null } } };
      responses: Answer<200, { story: Schemas["CoverageEntry"] }>;
    };
  };
  "/users/dashboard": {
    /** The dashboard's figures */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        counts: {
          matches: number;
          activeCollaborations: number;
          completedCollaborations: number;
          conversations: number;
          unreadMessages: number;
          pendingPitches: number;
          receivedPitches: number;
          activeDrafts: number;
        };
        statCards: {
          name: "totalMatches" | "activeConnections" | "pendingPitches" | "articlesPublished" | "campaignsLaunched" | "pressReleasesDistributed" | "contentCreated" | "averageReadTime" | "socialEngagement" | "followersGained" | "mediaReach" | "pitchResponseRate" | "brandMentions" | "pickupRate" | "averageReach" | "journalistConnections" | "averageEngagement" | "totalReach" | "conversionRate" | "reputationScore";
          label: string;
          counted: string;
          unit: "count" | "percent" | "score" | "seconds";
          value: number | null;
          detail: string;
          parts: { label: string; count: number; href?: string }[];
          total: { label: string; text: string } | null;
          since: string | null;
          href: string | null;
          opens: string | null;
          begin: { text: string; label: string; href: string } | null;
        }[];
        done: { about: boolean; work: boolean; request: boolean; release: boolean; asset: boolean };
        reputation: { thumbsUpCount: number; thumbsDownCount: number; score: number | null };
        countedAt: string;
      }>;
    };
  };
  "/users/dashboard/activity": {
    /** What happened last: at most two matches and two pitches */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, {
        activity: {
          id: string;
          kind: "match" | "pitch";
          party: Schemas["Party"] | null;
          title: string;
          side: "sender" | "recipient" | null;
          state: "UNSENT" | "SENT" | "READ" | "ACCEPTED" | "DECLINED" | "COMPLETED" | "EXPIRED" | "WITHDRAWN" | null;
          status: "new" | "pending" | "completed" | "positive" | null;
          at: string;
        }[];
      }>;
    };
  };
  "/users/dashboard/counted": {
    /** What a figure of the dashboard counts, the newest first */
    get: {
      parameters: {
        path?: never;
        query: {
          of: "totalMatches" | "activeConnections" | "pendingPitches" | "campaignsLaunched" | "pitchResponseRate" | "pickupRate" | "conversionRate" | "journalistConnections" | "reputationScore";
          page?: number;
          cursor?: string;
          limit?: number;
        };
      };
      responses: Answer<200, { entries: Schemas["CountedEntry"][] }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/users/dashboard/deadlines": {
    /** What is due next */
    get: {
      parameters: { path?: never; query?: { zone?: string; limit?: number } };
      responses: Answer<200, {
        deadlines: {
          id: string;
          kind: "answer" | "expiry" | "request" | "release" | "embargo" | "loan" | "return";
          title: string;
          party: Schemas["Party"] | null;
          at: string;
          when: string;
          urgency: "urgent" | "medium" | "low";
        }[];
        total: number;
      }>;
    };
  };
  "/users/logo": {
    /** Upload the own newsroom's logo, shown square (JPG, PNG or GIF, up to 5 MB) */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "multipart/form-data": FormData } };
      responses: Answer<200, { logoUrl: string }>;
    };
    /** Remove the own newsroom's logo */
    delete: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, { logoUrl: null }>;
    };
  };
  "/users/me/data": {
    /** A copy of everything the account holds, as a zip */
    get: {
      parameters: { path?: never; query?: never };
      responses: { 200: { content: { "application/zip": string } }; default: Refusal };
    };
  };
  "/users/preferences": {
    /** Change preferences: notifications, mails, quiet hours, privacy, AI */
    put: {
      parameters: { path?: never; query?: never };
      requestBody?: { content: { "application/json": {
        notifications?: boolean;
        pitchResponses?: boolean;
        dailyDigest?: boolean;
        weeklyDigest?: boolean;
        monthlyReport?: boolean;
        autoMatch?: boolean;
        ai?: boolean;
        mailPitchReceived?: boolean;
        mailPitchAccepted?: boolean;
        mailFirstMessage?: boolean;
        mailReleaseDigest?: boolean;
        mailAccountNews?: boolean;
        quietHours?: boolean;
        publicProfile?: boolean;
        allowDirectMessages?: boolean;
        quietFrom?: string;
        quietUntil?: string;
        zone?: string;
        digestTime?: string;
        digestDay?: number;
      } } };
      responses: Answer<200, { preferences: Schemas["Preferences"] }>;
    };
  };
  "/users/profile": {
    /** The own profile */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, { profile: Schemas["OwnProfile"] }>;
    };
    /** Save parts of the own profile */
    put: {
      parameters: { path?: never; query?: never };
      requestBody?: { content: { "application/json": {
        accountType?: "individual" | "management" | "company" | null;
        name?: string;
        professionalTitle?: string;
        tagline?: string;
        location?: string;
        website?: "" | null | string;
        customPortfolioUrl?: "" | null | string;
        about?: string;
        languages?: string[];
        socialMedia?: Record<string, { handle?: string; url?: "" | string; followers?: number | string }>;
        expertise?: string[];
        beats?: Record<string, string[]>;
        publications?: string[];
        pressTypes?: string[];
        perksPreferred?: string[];
        perksOffered?: string[];
        perkDetails?: Record<string, string>;
        resources?: string[];
        resourceLinks?: {
          title: string;
          description?: "" | string;
          url: string;
          type: "press-release" | "report" | "whitepaper" | "case-study" | "media-kit" | "other";
          tags?: string[];
        }[];
        demographics?: string[] | {
          ageRange?: Record<string, number>;
          gender?: Record<string, number>;
          topLocations?: Record<string, number>;
          interests?: string[];
        };
        heroStories?: { title: string; subtitle?: string; url?: "" | string; type?: string; image?: string }[];
        pressContacts?: {
          name: string;
          role?: "" | string;
          email?: "" | string;
          phone?: "" | string;
          languages?: "" | string;
          hours?: "" | string;
          image?: "" | string;
        }[];
        boilerplate?: string;
        facts?: { label: string; value: string }[];
        paidMediaTypes?: string[];
        contentTypes?: string[];
        platforms?: string[];
        rates?: Record<string, Record<string, number>>;
        packages?: { name: string; price: number; saving?: number; includes?: string[] }[];
        addOns?: { name: string; description?: string; price?: number; percent?: number }[];
        engagement?: Record<string, number>;
        availability?: { responseTime?: string; bookingLead?: string; currentlyAccepting?: boolean };
        company?: string;
        industries?: string[];
        socialOrder?: ("instagram" | "x" | "linkedin" | "tiktok" | "youtube" | "facebook")[];
        profileId?: string;
        userId?: string;
        revision?: number;
      } } };
      responses: Answer<200, { profile: Schemas["OwnProfile"] }>;
    };
  };
  "/users/profile/draft": {
    /** The own draft of the profile, with what is published */
    get: {
      parameters: { path?: never; query?: never };
      responses: Answer<200, { draft: Schemas["BuilderDraft"] }>;
    };
    /** Save the own draft of the profile */
    put: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": {
        profileId?: string;
        userId?: string;
        values: Schemas["BuilderValues"];
        step?: number;
        version: number;
        baseRevision: number;
      } } };
      responses: Answer<200, { saved: { version: number; savedAt: string; revision: number } }>;
    };
    /** Delete the own draft of the profile */
    delete: {
      parameters: { path?: never; query?: never };
      requestBody?: { content: { "application/json": { profileId?: string; userId?: string } } };
      responses: Answer<200, { draft: Schemas["BuilderDraft"] }>;
    };
  };
  "/users/profile/imports": {
    /** Own imports, newest first */
    get: {
      parameters: { path?: never; query?: { page?: number; cursor?: string; limit?: number } };
      responses: Answer<200, { imports: Schemas["Import"][] }, { pagination: Schemas["Pagination"] }>;
    };
    /** Take over entries of a feed as work samples or as drafts of releases */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { address: string; items: string[] } } };
      responses: Answer<201, { import: Schemas["Import"] | null; created: number; present: number; missing: number }>;
    };
  };
  "/users/profile/imports/preview": {
    /** The entries of a site's feed that can be taken over */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { address: string } } };
      responses: Answer<200, {
        success: boolean;
        error: string | null;
        feedAddress: string | null;
        title: string;
        items: {
          address: string;
          title: string;
          summary: string;
          publishedAt: string | null;
          picture: string | null;
          type: string;
          present: boolean;
        }[];
        withoutAddress: number;
        room: number | null;
      }>;
    };
  };
  "/users/profile/imports/{id}": {
    /** Undo an import: remove what it made and nobody changed since */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { import: Schemas["Import"]; removed: number; stay: number }>;
    };
  };
  "/users/profile/pictures": {
    /** Upload a picture for work, stories or contacts of the own profile (JPG, PNG, GIF or WebP) */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "multipart/form-data": FormData } };
      responses: Answer<201, { image: string }>;
    };
  };
  "/users/profile/publish": {
    /** Publish the own draft of the profile */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": { profileId?: string; userId?: string; version: number } } };
      responses: Answer<200, { profile: Schemas["OwnProfile"]; url: string }>;
    };
  };
  "/users/profile/setup": {
    /** Complete the own profile after sign-up */
    put: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": {
        name: string;
        professionalTitle: string;
        tagline?: string;
        location: string;
        website?: "" | null | string;
        customPortfolioUrl?: "" | null | string;
        company?: string;
        topics?: string[];
        perks?: string[];
        profileId?: string;
        userId?: string;
        revision?: number;
      } } };
      responses: Answer<200, { profile: Schemas["OwnProfile"] }>;
    };
  };
  "/users/search": {
    /** Search people and newsrooms of all types */
    get: {
      parameters: {
        path?: never;
        query?: {
          q?: string;
          topic?: string;
          location?: string;
          distance?: number;
          minFollowers?: number;
          maxFollowers?: number;
          verified?: boolean | "true" | "false";
          perks?: string;
          counts?: boolean | "true" | "false";
          userType?: "PRESS" | "BRAND" | "SOURCE" | "PAID_MEDIA";
          sort?: "relevance" | "followers" | "articles" | "recently-updated" | "most-press-releases" | "alphabetical" | "engagement" | "rates";
          page?: number;
          cursor?: string;
          limit?: number;
        };
      };
      responses: Answer<200, {
        users: Schemas["DirectoryCard"][];
        correctedTo?: string;
        notUnderstood?: ("topic" | "location")[];
        counts?: Schemas["OptionCounts"] | null;
      }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/users/work-samples": {
    /** Own work samples, newest first */
    get: {
      parameters: {
        path?: never;
        query?: { kind?: "portfolio" | "reels"; page?: number; cursor?: string; limit?: number };
      };
      responses: Answer<200, { workSamples: Schemas["WorkSample"][]; counts: { portfolio: number; reels: number } }, { pagination: Schemas["Pagination"] }>;
    };
    /** Show a piece of work (multipart; a creator's reel may carry its video, up to 25 MB) */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "multipart/form-data": FormData } };
      responses: Answer<201, { workSample: Schemas["WorkSample"] }>;
    };
  };
  "/users/work-samples/{id}": {
    /** One of one's own work samples */
    get: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { workSample: Schemas["WorkSample"] }>;
    };
    /** Save parts of an own work sample, or take its video away */
    put: {
      parameters: { path: { id: string }; query?: never };
      requestBody?: { content: { "application/json": {
        type?: string;
        title?: string;
        description?: string;
        url?: string | null;
        image?: string | null;
        outlet?: string | null;
        platform?: string | null;
        engagement?: number | null;
        plays?: number | null;
        publishedAt?: string | null;
        tags?: string[];
        removeVideo?: boolean | "true" | "false";
        removeCaptions?: boolean | "true" | "false";
      } } };
      responses: Answer<200, { workSample: Schemas["WorkSample"] }>;
    };
    /** Delete an own work sample and its files */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { id: string }>;
    };
  };
  "/users/work-samples/{id}/files": {
    /** Give an own work sample a picture, or a reel its video and captions (multipart, up to 25 MB) */
    post: {
      parameters: { path: { id: string }; query?: never };
      requestBody?: { content: { "multipart/form-data": FormData } };
      responses: Answer<200, { workSample: Schemas["WorkSample"] }>;
    };
  };
  "/users/{id}/follow": {
    /** Follow somebody's profile */
    post: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { following: boolean; followerCount: number }>;
    };
    /** Stop following somebody's profile */
    delete: {
      parameters: { path: { id: string }; query?: never };
      responses: Answer<200, { following: boolean; followerCount: number }>;
    };
  };
  "/users/{id}/followers": {
    /** Who follows a profile, newest first */
    get: {
      parameters: { path: { id: string }; query?: { page?: number; cursor?: string; limit?: number } };
      responses: Answer<200, { users: Schemas["FollowParty"][]; count: number }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/users/{id}/following": {
    /** Whom a profile follows, newest first */
    get: {
      parameters: { path: { id: string }; query?: { page?: number; cursor?: string; limit?: number } };
      responses: Answer<200, { users: Schemas["FollowParty"][]; count: number }, { pagination: Schemas["Pagination"] }>;
    };
  };
  "/visits": {
    /** Count a visit of a public page, or a link on it that was opened */
    post: {
      parameters: { path?: never; query?: never };
      requestBody: { content: { "application/json": {
        kind: "PAGE_VIEWED" | "LINK_OPENED";
        path: string;
        link?: string;
        own?: boolean | "true" | "false";
      } } };
      responses: Answer<200, Record<string, never>>;
    };
  };
}
