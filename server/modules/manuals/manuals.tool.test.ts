import { expect, it } from 'vitest'
import { day } from '../../domain/day'
import type { Asker } from '../../record-tools/record-tool'
import type { LibraryManual } from './library.repository'
import { manualsTool } from './manuals.tool'

const manual = (displayName: string, serialStart: string | null, serialEnd: string | null): LibraryManual => ({
  ...{ id: displayName, organizationId: null, machineId: 'ex', displayName, kind: 'operation', years: null },
  ...{ serialStart, serialEnd, storageKey: '', size: 1, status: 'READY', reason: null, showsPages: false },
  ...{ pages: 1, pagesDone: 1, ocrPages: 0, unreadablePages: 0, pageTexts: [], revision: 1, partsVersion: 1 },
  ...{ uploadedAt: new Date('2026-11-01T12:00:00Z'), uploadedBy: null },
  machine: { id: 'ex', brand: 'Harrow', type: 'Excavator', model: 'EX-210' },
})
const asker: Asker = {
  caller: {
    ...{ isSuperuser: true, groups: [], organization: null, userId: '', sessionId: '', mustChangePassword: false },
  },
  ...{ locale: 'en-US', timeZone: 'UTC', today: day('2026-11-28') },
}
const titlesFor = async (items: LibraryManual[], serialNumbers?: string[]) => {
  const tool = manualsTool({ list: async () => ({ items, total: items.length }) })
  const { facts, instead } = await tool.find({ modelIds: ['ex'], serialNumbers, limit: 10 }, asker)
  return { found: facts.map(({ title }) => title), instead: instead?.facts.map(({ title }) => title) }
}
const early = manual('Early', 'RQ-0100', 'RQ-0499')
const late = manual('Late', 'RQ-0500', null)
const all = manual('All', null, null)

it('of a machine are those that cover its serial number', async () => {
  expect((await titlesFor([early, late, all], ['RQ-0518'])).found).toEqual(['Late', 'All'])
  expect((await titlesFor([early, late, all], ['RQ-0518', 'RQ-0101'])).found).toEqual(['Early', 'Late', 'All'])
})

it('of a model are all of it', async () => {
  expect((await titlesFor([early, late, all])).found).toEqual(['Early', 'Late', 'All'])
})

it('for other serial numbers are said to be that', async () => {
  expect(await titlesFor([early], ['RQ-0518'])).toEqual({ found: [], instead: ['Early'] })
})

it('are ordered by their pages where the longest is asked for', async () => {
  const items = [early, { ...late, pages: 40 }, all]
  const tool = manualsTool({ list: async () => ({ items, total: items.length }) })
  const { facts } = await tool.find({ sort: 'largest', limit: 1 }, asker)
  expect(facts.map(({ title }) => title)).toEqual(['Late'])
})

it.each([
  [late, 'from RQ-0500 on'],
  [early, 'for RQ-0100 to RQ-0499'],
  [{ ...all, years: '2019-2024' }, 'years 2019-2024'],
  [
    { ...all, status: 'FAILED' as const, reason: { en: 'The file is encrypted.', es: 'El archivo está cifrado.' } },
    'could not be read (“The file is encrypted”)',
  ],
  [{ ...all, status: 'PROCESSING' as const, pages: 40, pagesDone: 3 }, 'being read, 3 of 40 pages'],
])('say what their page shows: %o', async (item, expected) => {
  const tool = manualsTool({ list: async () => ({ items: [item], total: 1 }) })
  const { facts } = await tool.find({ limit: 1 }, asker)
  expect(facts[0]?.text).toContain(expected)
})
