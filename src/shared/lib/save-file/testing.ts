import { expect, vi } from 'vitest'
import type { saveFile as save } from './save-file'

/** Stands in for the browser's download in every test. */
export const saveFile = vi.fn<typeof save>()

/** The lines of the one table that was saved, without the mark of its encoding. */
export async function savedLines(): Promise<string[]> {
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  const text = await saveFile.mock.calls[0]?.[0].text()
  return text?.replace('\ufeff', '').trimEnd().split('\r\n') ?? []
}
