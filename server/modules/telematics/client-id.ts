import { createHash } from 'node:crypto'
import { normalizeSerialNumber } from '../machines'

/**
 * A deterministic id of a reading: the same machine and time yield the same id in every document, so that the reading is
 * recorded once. A version 8 UUID (RFC 9562).
 */
export function deriveClientId(serialNumber: string, takenAt: Date): string {
  const bytes = createHash('sha256')
    .update(['telematics', normalizeSerialNumber(serialNumber), takenAt.toISOString()].join('\n'))
    .digest()
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
