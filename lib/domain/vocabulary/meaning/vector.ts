/**
 * Embeddings in two bits a number, three numbers a character: of 512 numbers of unit length the first 510 in 170
 * characters of ASCII. Each is -3, -1, 1 or 3, cut at the standard deviation; cosines differ from the exact ones by
 * 0.03 in the mean. Text, as drivers hand it on as it is: thousands are read for one ranking.
 */
export const VECTOR_LENGTH = 170;
const NUMBERS = 3;
const DIMENSIONS = 512;
const LEVELS = [-3, -1, 1, 3] as const;
/** The number of values of a character, and the first of them: "0" to "o". */
const CODES = 4 ** NUMBERS;
const FIRST = 48;

const levelOf = (code: number) => LEVELS[code & 3] ?? 0;
const levelsOf = (code: number) => [levelOf(code), levelOf(code >> 2), levelOf(code >> 4)];
const codeOf = (value: number, step: number) => (value < -step ? 0 : value < 0 ? 1 : value < step ? 2 : 3);

/** @throws an Error for another number of dimensions than 512. */
export function packVector(vector: readonly number[]): string {
  if (vector.length !== DIMENSIONS)
    throw new Error(`A vector of ${vector.length} numbers, not ${DIMENSIONS}.`);
  const step = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0) / DIMENSIONS);
  const codes = Array.from({ length: VECTOR_LENGTH }, (_, at) => {
    const [one = 0, two = 0, three = 0] = vector.slice(at * NUMBERS);
    return FIRST + (codeOf(one, step) | (codeOf(two, step) << 2) | (codeOf(three, step) << 4));
  });
  return String.fromCharCode(...codes);
}

const squares = Float32Array.from({ length: CODES }, (_, code) =>
  levelsOf(code).reduce((sum, level) => sum + level ** 2, 0),
);

function lengthOf(packed: string): number {
  let sum = 0;
  for (let at = 0; at < VECTOR_LENGTH; at++) sum += squares[packed.charCodeAt(at) - FIRST] ?? 0;
  return Math.sqrt(sum);
}

/** A vector is laid out to be compared with many: each character at each place has its summand of the product. */
export interface PreparedVector {
  table: Float32Array;
}

export function prepareVector(packed: string): PreparedVector {
  const table = new Float32Array(VECTOR_LENGTH * CODES);
  const length = lengthOf(packed);
  for (let at = 0; at < VECTOR_LENGTH; at++) {
    const mine = levelsOf(packed.charCodeAt(at) - FIRST);
    for (let code = 0; code < CODES; code++) {
      const product = levelsOf(code).reduce((sum, level, place) => sum + level * (mine[place] ?? 0), 0);
      table[at * CODES + code] = product / length;
    }
  }
  return { table };
}

/** Computes the cosine of two vectors, -1..1; it is symmetric but for the last digits. */
export function cosineOf({ table }: PreparedVector, packed: string): number {
  let product = 0;
  let sum = 0;
  for (let at = 0; at < VECTOR_LENGTH; at++) {
    const code = packed.charCodeAt(at) - FIRST;
    product += table[at * CODES + code] ?? 0;
    sum += squares[code] ?? 0;
  }
  return product / Math.sqrt(sum);
}
