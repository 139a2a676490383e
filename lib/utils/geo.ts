export interface Coordinates {
  /** Degrees, -90..90. */
  latitude: number;
  /** Degrees, -180..180. */
  longitude: number;
}

/** The Earth's mean radius (IUGG) in statute miles. */
const EARTH_RADIUS_MILES = 3958.7613;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance between two places in statute miles (haversine; at most 0.5 % off the ellipsoid). */
export function haversineMiles(from: Coordinates, to: Coordinates): number {
  const halfLatitude = toRadians(to.latitude - from.latitude) / 2;
  const halfLongitude = toRadians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(halfLongitude) ** 2;
  // For antipodes rounding can push the chord past 1, where asin is NaN.
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, chord)));
}
