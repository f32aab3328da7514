import { createHash } from 'node:crypto'
import { normalizeSerialNumber } from '../machines'

/**
 * The id of a reading by what it is: the same machine at the same moment has the same one, whichever document says it
 * and however often, so that it counts once. A UUID of version 8 (RFC 9562).
 */
export function clientIdOf(serialNumber: string, takenAt: Date): string {
  const bytes = createHash('sha256')
    .update(['telematics', normalizeSerialNumber(serialNumber), takenAt.toISOString()].join('\n'))
    .digest()
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
