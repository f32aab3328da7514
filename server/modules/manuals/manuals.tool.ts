import type { Text } from '../../domain/text'
import { dayFor, inLanguage } from '../../record-tools/asker-text'
import { chooseListed, MAX_LISTED } from '../../record-tools/listed-records'
import { hasWords } from '../../record-tools/matching'
import type { Asker, Fact, RecordTool } from '../../record-tools/record-tool'
import { machineName } from '../machines'
import type { LibraryManual, LibraryRepository } from './library.repository'
import type { ManualKind, ManualStatus } from './manual'

/** Which manuals there are, and since when. */
export const manualsTool = (library: LibraryRepository): RecordTool => ({
  name: 'manuals',
  description: 'Manuals with model, kind, day of upload and whether they can be searched; newest first.',
  input: ['modelIds', 'period', 'state', 'words', 'sort', 'skip', 'limit'],
  records: { en: 'manuals', es: 'manuales' },
  mayUse: ({ isSuperuser, organization }) => isSuperuser || organization !== null,
  find: async (input, asker) => {
    const filter = { search: '', sortField: 'uploaded_at', sortDirection: 'desc', page: 1, limit: MAX_LISTED } as const
    const { items } = await library.list(asker.caller, filter)
    const { meant, shown } = chooseListed(
      {
        items,
        momentOf: ({ uploadedAt }) => uploadedAt,
        isMeant: (manual) =>
          (input.modelIds?.includes(manual.machine.id) ?? true) &&
          (states[input.state ?? '']?.(manual) ?? true) &&
          hasWords(`${manual.displayName} ${kindWords[manual.kind].en} ${kindWords[manual.kind].es}`, input.words),
      },
      input,
      asker,
    )
    return { facts: shown.map((manual) => factOf(manual, asker)), total: meant.length }
  },
})

const states: Record<string, ((manual: LibraryManual) => boolean) | undefined> = {
  operation_manual: ({ kind }) => kind === 'operation',
  parts_manual: ({ kind }) => kind === 'parts',
  service_manual: ({ kind }) => kind === 'service',
  failed: ({ status }) => status === 'FAILED',
  being_read: ({ status }) => status === 'QUEUED' || status === 'PROCESSING',
}

function factOf({ displayName, machine, kind, pages, uploadedAt, status }: LibraryManual, asker: Asker): Fact {
  const day = dayFor(uploadedAt, asker)
  const known = [
    inLanguage(kindWords[kind], asker),
    ...(pages === null ? [] : [inLanguage({ en: `${pages} pages`, es: `${pages} páginas` }, asker)]),
    inLanguage({ en: `uploaded on ${day}`, es: `subido el ${day}` }, asker),
    ...(status === 'READY' ? [] : [inLanguage(statusWords[status], asker)]),
  ]
  const text = `${displayName} (${machineName(machine)}): ${known.join(', ')}`
  return { title: displayName, path: `/manuals?machine_id=${machine.id}`, text, at: uploadedAt }
}

const kindWords: Record<ManualKind, Text> = {
  operation: { en: 'operation manual', es: 'manual de operación' },
  parts: { en: 'parts manual', es: 'manual de piezas' },
  service: { en: 'service manual', es: 'manual de servicio' },
  other: { en: 'other', es: 'otro' },
}

const statusWords: Record<Exclude<ManualStatus, 'READY'>, Text> = {
  QUEUED: { en: 'waiting to be read', es: 'en espera de lectura' },
  PROCESSING: { en: 'being read', es: 'leyéndose' },
  FAILED: { en: 'could not be read', es: 'no se pudo leer' },
}
