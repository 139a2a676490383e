/** None of these outlets exists; `.demo` is no top level of the internet, so no address here can ever be someone's. */
const outlets = {
  longitude: { name: "Longitude Quarterly", domain: "longitude.demo" },
  meridian: { name: "The Meridian Post", domain: "meridianpost.demo" },
  harbour: { name: "Harbour & Hill", domain: "harbourandhill.demo" },
  ledger: { name: "The Evening Ledger", domain: "eveningledger.demo" },
  circuit: { name: "Circuit Weekly", domain: "circuitweekly.demo" },
  touchline: { name: "Touchline", domain: "touchlinesport.demo" },
  reel: { name: "Second Reel", domain: "secondreel.demo" },
  delta: { name: "Delta Review", domain: "deltareview.demo" },
  openwater: { name: "Open Water", domain: "openwater.demo" },
  atelier: { name: "Atelier Notes", domain: "ateliernotes.demo" },
  salt: { name: "Salt & Crumb", domain: "saltandcrumb.demo" },
  kestrel: { name: "The Kestrel", domain: "thekestrel.demo" },
  ward: { name: "Ward Round", domain: "wardround.demo" },
  ground: { name: "Ground Floor", domain: "groundfloor.demo" },
  kiosk: { name: "Kiosk 9", domain: "kiosk9.demo" },
  lakeside: { name: "Lakeside Courier", domain: "lakesidecourier.demo" },
  kitchen: { name: "Kitchen Table", domain: "kitchentable.demo" },
  gear: { name: "Third Gear", domain: "thirdgear.demo" },
  small: { name: "Small Hours", domain: "smallhours.demo" },
  pampa: { name: "Pampa Sur", domain: "pampasur.demo" },
} as const;

/** A slip in the content stops the seed. */
export function outletOf(key: string): { name: string; domain: string } {
  if (!Object.hasOwn(outlets, key)) throw new Error(`The demo has no outlet ${key}.`);
  return outlets[key as keyof typeof outlets];
}
