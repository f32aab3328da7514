import { setTimeout as wait } from 'node:timers/promises'
import { read } from '../authorized-fetch'
import type { Neighbour } from './neighbour'

export interface UploadedManual {
  id: string
  status: string
  reason: string | null
  pages: number | null
  pages_done: number
  ocr_pages: number
}

let uploads = 0

/** Uploads a PDF as the neighbour's dealership, even repeatedly, and returns the manual's id. */
export async function uploadManual({ fetchAsDealership, machineId }: Neighbour, pdf: Buffer): Promise<string> {
  uploads += 1
  const form = new FormData()
  form.set('machine_id', machineId)
  // Data after the end of a PDF makes it a different file with the same content.
  const content = Buffer.concat([pdf, Buffer.from(`%${uploads}\n`)])
  form.set('files', new File([new Uint8Array(content)], `Manual ${uploads}.pdf`, { type: 'application/pdf' }))
  const uploaded = await fetchAsDealership('/api/v2/files/upload', { method: 'POST', body: form })
  return (await read<{ id: string }>(uploaded)).id
}

/** Waits until a manual is READY or FAILED, or the signal aborts, and returns it. */
export async function untilRead(neighbour: Neighbour, id: string, signal?: AbortSignal): Promise<UploadedManual> {
  for (;;) {
    const path = `/api/v2/machines/${neighbour.machineId}/manuals?limit=1000`
    const list = await read<{ items: UploadedManual[] }>(await neighbour.fetchAsDealership(path))
    const manual = list.items.find((one) => one.id === id)
    if (!manual) throw new Error('the manual is not listed')
    if (['READY', 'FAILED'].includes(manual.status) || signal?.aborted) return manual
    await wait(250)
  }
}

/** Uploads a PDF, waits until it is READY and returns the manual's id. */
export async function uploadReadable(neighbour: Neighbour, pdf: Buffer): Promise<string> {
  const id = await uploadManual(neighbour, pdf)
  const { status, reason } = await untilRead(neighbour, id)
  if (status !== 'READY') throw new Error(`the manual was not read: ${reason}`)
  return id
}

export async function deleteManual({ fetchAsDealership }: Neighbour, id: string): Promise<void> {
  await (await fetchAsDealership(`/api/v2/manuals/${id}`, { method: 'DELETE' })).text()
}

/**
 * Requests images of pages, all at once, as a browser does.
 * @returns the number of answers by status
 */
export async function askForPages(
  { fetch }: Neighbour,
  manualId: string,
  images: readonly { page: number; width: number }[],
  signal: AbortSignal,
): Promise<Map<number, number>> {
  const access = await read<{ page_image_url: string }>(await fetch(`/api/v2/files/${manualId}/access`))
  const statuses = new Map<number, number>()
  await Promise.all(
    images.map(async ({ page, width }) => {
      const address = access.page_image_url.replace('{n}', String(page)).replace('{width}', String(width))
      const status = await fetch(address, { signal }).then(
        async (response) => {
          await response.arrayBuffer()
          return response.status
        },
        () => 0,
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }),
  )
  return statuses
}
