const SCALE = 32_767

/** A unit vector as 16-bit fixed-point numbers, which is precise to 0.00002 and half as large as 32-bit floats. */
export const encodeVector = (vector: Float32Array): Buffer => {
  const bytes = Buffer.alloc(vector.length * 2)
  for (const [position, value] of vector.entries()) bytes.writeInt16LE(Math.round(value * SCALE), position * 2)
  return bytes
}
