/** Dependencies point one way (docs: ARCHITECTURE.md). Read by tests/architecture/dependencies.test.ts. */
const noTests = "\\.test\\.tsx?$|^tests/";

/** The areas of lib/domain from below, each with those it may know (ARCHITECTURE.md draws them). */
const areas = {
  vocabulary: [],
  profiles: ["vocabulary"],
  accounts: ["vocabulary", "profiles"],
  messaging: ["profiles", "accounts"],
  newsrooms: ["vocabulary", "profiles", "accounts", "messaging"],
  pitching: ["vocabulary", "profiles", "accounts", "messaging", "newsrooms"],
  matching: ["vocabulary", "profiles", "accounts", "messaging", "pitching"],
  discovery: ["vocabulary", "profiles", "newsrooms", "pitching", "matching"],
  insights: ["vocabulary", "profiles", "messaging", "newsrooms", "pitching"],
  staff: ["profiles", "accounts", "messaging", "newsrooms", "pitching", "insights"],
};

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "db-imports-nothing-above-it",
      severity: "error",
      from: { path: "^db/" },
      to: { path: "^(app|components|lib|scripts)/" },
    },
    {
      name: "platform-knows-no-domain",
      severity: "error",
      from: { path: "^lib/platform/", pathNot: noTests },
      to: { path: "^(app|components|lib/(domain|actions|transport|client))/" },
    },
    {
      name: "core-knows-no-domain",
      severity: "error",
      from: { path: "^lib/core/", pathNot: noTests },
      to: { path: "^(app|components|lib/(domain|actions|transport|client))/" },
    },
    {
      name: "domain-knows-no-screen-and-no-transport",
      severity: "error",
      from: { path: "^lib/domain/", pathNot: noTests },
      to: {
        path: "^(app|components|lib/(actions|transport|client))/|^node_modules/(next|react|react-dom)/",
      },
    },
    {
      name: "a-noun-keeps-its-queries-and-commands-to-itself",
      severity: "error",
      from: { path: "^lib/domain/([^/]+/[^/]+)/", pathNot: noTests },
      to: { path: "^lib/domain/[^/]+/[^/]+/(queries|commands)", pathNot: "^lib/domain/$1/" },
    },
    ...Object.entries(areas).map(([area, known]) => ({
      name: "areas-point-one-way",
      severity: "error",
      from: { path: `^lib/domain/${area}/`, pathNot: noTests },
      to: { path: "^lib/domain/", pathNot: `^lib/domain/(${[area, ...known].join("|")})/` },
    })),
    {
      name: "transport-knows-no-domain",
      severity: "error",
      from: { path: "^lib/transport/", pathNot: noTests },
      to: { path: "^(app|components|lib/(domain|actions|client))/" },
    },
    {
      name: "components-draw",
      severity: "error",
      from: { path: "^components/", pathNot: noTests },
      to: {
        path: "^(app|scripts)/|^db/(?!enums)|^lib/(core/execute|platform|transport)|^lib/domain/[^/]+/[^/]+/(queries|commands|store|policy|events|views)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "profiles-draw-without-accounts",
      severity: "error",
      // The screens of accounts draw with the inputs of profiles.
      from: { path: "^components/profiles/", pathNot: noTests },
      to: { path: "^components/accounts/" },
    },
    {
      name: "the-client-knows-no-server",
      severity: "error",
      // The generated table of routes holds nothing but types (tests/architecture/api-routes.test.ts).
      from: { path: "^lib/client/", pathNot: [noTests, "^lib/client/api-routes.ts$"] },
      to: {
        path: "^(app|components|scripts)/|^db/(?!enums)|^lib/(core/execute|platform|transport|actions|server)|^lib/domain/[^/]+/[^/]+/(queries|commands|store|policy|events|views)",
      },
    },
    {
      name: "only-auth-and-tests-make-actors",
      severity: "error",
      from: { path: "^(app|components|db|scripts|lib/(?!platform/auth))", pathNot: noTests },
      to: { path: "^lib/platform/auth/make-actor" },
    },
    {
      name: "only-the-worker-and-tests-make-job-actors",
      severity: "error",
      from: { path: "^(app|components|db|scripts|lib/(?!platform/jobs))", pathNot: noTests },
      to: { path: "^lib/platform/jobs/job-actor" },
    },
    {
      name: "one-road-to-data",
      severity: "error",
      from: { pathNot: ["^lib/core/(execute|commit).ts", "^(lib/platform|db|scripts)/", noTests] },
      to: { path: "^(lib/platform/database|db/client)" },
    },
    {
      name: "actions-bind",
      severity: "error",
      from: { path: "^lib/actions/", pathNot: noTests },
      to: { path: "^(app|components|db|scripts|lib/(?!transport|domain|actions|utils|acting))/?" },
    },
    {
      name: "utils-know-nothing",
      severity: "error",
      from: { path: "^lib/utils/", pathNot: noTests },
      to: { path: "^(app|components|db|scripts|lib/(?!utils))/?" },
    },
    {
      name: "the-product-runs-no-scripts",
      severity: "error",
      from: { path: "^(app|components|lib|db)/", pathNot: noTests },
      to: { path: "^scripts/" },
    },
    {
      name: "no-tests-in-the-product",
      severity: "error",
      from: { path: "^(app|components|lib|db)/", pathNot: noTests },
      to: { path: "^tests/|\\.test\\.tsx?$" },
    },
  ],
  options: {
    // Tests are what no rule is about, but for imports of them, which are seen all the same.
    doNotFollow: { path: "node_modules|^tests/|\\.test\\.tsx?$" },
    // Packages are not followed, and not left out either: what imports which of them is what some rules ask.
    exclude: { path: "^\\.(next|data)" },
    tsPreCompilationDeps: "specify",
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      // Our own files are found at the first attempt.
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".d.ts"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
