import type { Text } from '../../domain/text'
import { dayFor, inLanguage } from '../../record-tools/asker-text'
import { languageNamesOf } from '../../record-tools/language-names'
import { chooseListed, MAX_LISTED } from '../../record-tools/listed-records'
import { hasWords } from '../../record-tools/matching'
import type { Asker, Fact, RecordTool } from '../../record-tools/record-tool'
import { ofState, statesIn } from '../../record-tools/states'
import { isInSerialRange, machineName } from '../machines'
import type { LibraryManual, LibraryRepository } from './library.repository'
import type { ManualKind, ManualStatus } from './manual'

/** Which manuals there are, and since when. */
export const manualsTool = (library: LibraryRepository): RecordTool => ({
  name: 'manuals',
  description: 'Manuals with model, kind, day of upload and whether they can be searched; newest first.',
  input: ['modelIds', 'serialNumbers', 'period', 'state', 'words', 'sort', 'skip', 'limit'],
  states: statesIn(states, { failed: 'could not be read', being_read: 'uploaded, and cannot be searched yet' }),
  records: { en: 'manuals', es: 'manuales' },
  mayUse: ({ isSuperuser, organization }) => isSuperuser || organization !== null,
  find: async (input, asker) => {
    const filter = { search: '', sortField: 'uploaded_at', sortDirection: 'desc', page: 1, limit: MAX_LISTED } as const
    const { items } = await library.list(asker.caller, filter)
    const choose = (serialNumbers: readonly string[]) =>
      chooseListed(
        {
          items,
          momentOf: ({ uploadedAt }) => uploadedAt,
          amountOf: ({ pages }) => pages,
          isMeant: (manual) =>
            (input.modelIds?.includes(manual.machine.id) ?? true) &&
            coversOneOf(manual, serialNumbers) &&
            (ofState<IsOfState>(states, input.state)?.(manual) ?? true) &&
            hasWords(searchedOf(manual), input.words),
        },
        input,
        asker,
      )
    const factsOf = (manuals: readonly LibraryManual[]) => manuals.map((manual) => factOf(manual, asker))
    const { meant, shown } = choose(input.serialNumbers ?? [])
    const others = meant.length === 0 ? choose([]).shown : []
    return {
      facts: factsOf(shown),
      total: meant.length,
      instead:
        others.length > 0 ? { heading: inLanguage(otherSerialNumbers, asker), facts: factsOf(others) } : undefined,
    }
  },
})

/** A manual is found by its name, its model, its kind, and the language that its name says, each in either language. */
const searchedOf = ({ displayName, machine, kind }: LibraryManual): string =>
  [displayName, machineName(machine), kindWords[kind].en, kindWords[kind].es, ...languageNamesOf(displayName)].join(' ')

const otherSerialNumbers: Text = { en: 'For other serial numbers', es: 'Para otros números de serie' }

/** As the manuals that answer a question about a machine are chosen: one without serial numbers is for all of the model. */
const coversOneOf = ({ serialStart, serialEnd }: LibraryManual, serialNumbers: readonly string[]): boolean =>
  serialNumbers.length === 0 ||
  !(serialStart || serialEnd) ||
  serialNumbers.some((number) => isInSerialRange(number, serialStart, serialEnd))

type IsOfState = (manual: LibraryManual) => boolean

const states = {
  operation_manual: ({ kind }) => kind === 'operation',
  parts_manual: ({ kind }) => kind === 'parts',
  service_manual: ({ kind }) => kind === 'service',
  failed: ({ status }) => status === 'FAILED',
  being_read: ({ status }) => status === 'QUEUED' || status === 'PROCESSING',
} satisfies Record<string, IsOfState>

function factOf(manual: LibraryManual, asker: Asker): Fact {
  const { displayName, machine, kind, pages, uploadedAt, status, years } = manual
  const day = dayFor(uploadedAt, asker)
  const known = [
    inLanguage(kindWords[kind], asker),
    ...(pages === null ? [] : [inLanguage({ en: `${pages} pages`, es: `${pages} páginas` }, asker)]),
    inLanguage({ en: `uploaded on ${day}`, es: `subido el ${day}` }, asker),
    ...serialsOf(manual, asker),
    ...(years ? [inLanguage({ en: `years ${years}`, es: `años ${years}` }, asker)] : []),
    ...(status === 'READY' ? [] : [`${inLanguage(statusWords[status], asker)}${progressOf(manual, asker)}`]),
  ]
  const text = `${displayName} (${machineName(machine)}): ${known.join(', ')}`
  return { title: displayName, path: `/manuals?machine_id=${machine.id}`, text, at: uploadedAt }
}

function serialsOf({ serialStart, serialEnd }: LibraryManual, asker: Asker): string[] {
  if (serialStart && serialEnd)
    return [inLanguage({ en: `for ${serialStart} to ${serialEnd}`, es: `para ${serialStart} a ${serialEnd}` }, asker)]
  if (serialStart) return [inLanguage({ en: `from ${serialStart} on`, es: `desde ${serialStart}` }, asker)]
  return serialEnd ? [inLanguage({ en: `up to ${serialEnd}`, es: `hasta ${serialEnd}` }, asker)] : []
}

/** How far a manual has been read, or why it was not; the reason as a part of the sentence. */
function progressOf({ status, reason, pages, pagesDone }: LibraryManual, asker: Asker): string {
  if (status === 'FAILED') return reason ? ` (“${inLanguage(reason, asker).replace(/\.$/, '')}”)` : ''
  if (status !== 'PROCESSING' || pages === null) return ''
  return inLanguage({ en: `, ${pagesDone} of ${pages} pages`, es: `, ${pagesDone} de ${pages} páginas` }, asker)
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
