import { vi } from 'vitest'
import type { saveFile as save } from './save-file'

/** Stands in for the browser's download in every test. */
export const saveFile = vi.fn<typeof save>()
