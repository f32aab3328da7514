import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { Database } from '../db/connection'
import type { FileStore } from '../infrastructure/files/file-store'

/** An arrow to the north above the furrows of a field. On its own ground, so that it reads in both themes. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="12" fill="#1d4d3a"/>
  <path d="M32 8 46 38 32 31 18 38Z" fill="#f4c430"/>
  <path d="M10 46q22-9 44 0M10 54q22-9 44 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>
</svg>`

/** Gives the demonstration's dealership a logo, which the project draws itself: pages behind its links show it. */
export async function seedLogo(
  trx: Database,
  files: Pick<FileStore, 'receive'>,
  organizationId: string,
): Promise<void> {
  const logo_key = `logos/${randomUUID()}.webp`
  const picture = await sharp(Buffer.from(drawing)).webp({ quality: 90 }).toBuffer()
  await (await files.receive(Readable.from([picture]))).storeAs(logo_key)
  await trx.updateTable('organization').set({ logo_key }).where('id', '=', organizationId).execute()
}
