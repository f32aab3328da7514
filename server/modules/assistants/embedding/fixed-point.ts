const SCALE = 32_767

/** A unit vector as 16-bit fixed-point numbers, which is precise to 0.00002 and half as large as 32-bit floats. */
export const encodeVector = (vector: Float32Array): Buffer => {
  const bytes = Buffer.alloc(vector.length * 2)
  for (const [position, value] of vector.entries()) bytes.writeInt16LE(Math.round(value * SCALE), position * 2)
  return bytes
}

/** Reads an encoded vector into a list of vectors. */
export function decodeInto(target: Int16Array, offset: number, bytes: Buffer): void {
  for (let position = 0; position < bytes.length / 2; position += 1)
    target[offset + position] = bytes.readInt16LE(position * 2)
}

/** The cosine of a unit vector with the encoded one that starts at `offset`. */
export function cosine(vector: Float32Array, encoded: Int16Array, offset: number): number {
  let sum = 0
  for (let position = 0; position < vector.length; position += 1)
    sum += (vector[position] ?? 0) * (encoded[offset + position] ?? 0)
  return sum / SCALE
}
