/** Columns: id | name | in a sentence | lucide icon | family | offered by | requested by | description | aliases. See `perks.ts`. */
export const perkRows = `
interview | Interview | an interview | mic | interview | brand source | press paid_media | A conversation on the record with a person named in the pitch | Interviews, Expert Interview
phone-interview | Phone Interview | a phone interview | phone | interview | brand source | press paid_media | An interview by telephone, at a time agreed | Call, Telephone Interview
quote | Quote | a quote | quote | quote | brand source | press paid_media | An attributed statement, ready to print | Quotes, Comment
email-quote | Email Quote | a quote by e-mail | mail | quote | brand source | press paid_media | An attributed statement by e-mail, within a day | E-mail Quote, Written Quote
expert-commentary | Expert Commentary | expert commentary | message-square-quote | quote | source | press paid_media | Context and assessment by a specialist, with name and post | Expert Comment, Commentary
exclusive | Exclusive | an exclusive | star | exclusive | brand source | press paid_media | The story first, before anybody else gets it | Exclusives, Exclusive Story
exclusive-access | Exclusive Access | exclusive access | key-round | exclusive | brand source | press paid_media | Access to places, people or premieres closed to others | VIP Access, Behind the Scenes
photo | Photo | photos | camera | picture | brand source | press paid_media | Pictures in print quality | Photos, Images, Pictures
headshot | Headshot | a headshot | circle-user-round | picture | brand source | press paid_media | A portrait of the person quoted, in print quality | Headshots, Portrait
video | Video | video | video | video | brand source | press paid_media | Moving pictures in broadcast quality | Videos, Footage, B-Roll
sample | Sample | a sample | package-open | product | brand source | press paid_media | Something to try and keep | Samples, Free Sample
product-sample | Product Sample | a product sample | package | product | brand | press paid_media | A product to test and keep | Product Samples, Products, Product, Test Product
product-gift | Product Gift | a product gift | gift | product | brand | press paid_media | A product as a gift, with no story expected in return | Gift, Gifted Product, Gifting
product-loan | Product Loan | a product on loan | package-check | loan | brand | press paid_media | A product for a test, to be sent back | Product Loans, Test Loan
loaner | Loaner | a loaner | repeat | loan | brand | press paid_media | A device, vehicle or garment lent for a shoot or a test | Loaners, Loan
event | Event | an event | calendar-days | event | brand source | press paid_media | A place at an opening, a premiere or another occasion | Events, Event Access, Event Invitation, Tickets
press-conference | Press Conference | a press conference | presentation | event | brand source | press paid_media | A seat and questions at a press conference | News Conference
media-briefing | Media Briefing | a media briefing | users | event | brand source | press paid_media | Background for a small round, before publication | Briefing, Press Briefing
media-rate | Media Rate | a media rate | badge-percent | rate | brand source | press paid_media | A reduced price for work on a story | Media Rates, Press Rate, Press Discount
media-stay | Media Stay | a Media Stay | bed-double | stay | brand source | press paid_media | Nights free of charge for work on a story | Media Stays, Press Stay, Hotel, Hotel Stay
media-hosting | Media Hosting | media hosting | hotel | stay | brand source | press paid_media | Travel, meals or lodging on the spot, arranged by the host | Hosting, Hosted Trip, Press Trip
affiliate-link | Affiliate Link | an affiliate link | link | income | brand | press paid_media | A link that earns a share of sales | Affiliate Links, Affiliate
paid-opportunity | Paid Opportunity | paid work | circle-dollar-sign | income | brand source | paid_media | Paid work, labelled as such when published | Paid Media Op, Paid Media Opportunity, Paid Media, Paid Collaboration, Dollars
white-paper | White Paper | a white paper | file-text | paper | brand source | press paid_media | A study or paper in full, with its method | White Papers, Whitepaper
research-report | Research Report | a research report | chart-column | paper | source | press paid_media | Results with figures, method and a person to ask | Report, Research, Study
data-access | Data Access | access to data | database | paper | source | press paid_media | The data itself, to check or to work with | Data, Data Set, Raw Data
press-release | Press Release | a press release | newspaper | release | brand source | press paid_media | The announcement in full, to quote from | Press Releases, Release
media-kit | Media Kit | a media kit | folder-open | release | brand source | press paid_media | Facts, pictures and logos in one folder | Press Kit, Media Kits
`;
