import { addDays } from '../../../domain/day'
import { dayFor, inLanguage, periodFor } from '../../../record-tools/asker-text'
import { isInPeriod, wanted } from '../../../record-tools/matching'
import type { Asker, DayPeriod, Fact, FoundRecords, ToolInput } from '../../../record-tools/record-tool'
import type { Instance } from '../instances/instance'
import type { ReadingRecord } from '../readings/reading.repository'
import { pathOf, titleOf } from './asked-machines'

/** Without another time, a machine counts as not read if nobody has read it for so many days. */
const LONG_AGO = 30
const MAX_INSTEAD = 3

interface Asked {
  machines: readonly Instance[]
  readingsOf(machines: readonly Instance[]): Promise<(machine: Instance) => readonly ReadingRecord[]>
}

/** Machines whose meters were not read in a time, the one that was read longest ago first. */
export async function unreadMachines(
  { machines, readingsOf }: Asked,
  input: ToolInput,
  asker: Asker,
): Promise<FoundRecords> {
  const period = input.period ?? { from: addDays(asker.today, -LONG_AGO) }
  const isOver = period.to !== undefined && period.to < asker.today
  const inOrder = machines.toSorted((one, other) => timeOf(one) - timeOf(other))
  const readings = isOver ? await readingsOf(inOrder) : undefined
  const wasRead = (machine: Instance) =>
    readings
      ? readings(machine).some(({ takenAt }) => isInPeriod(takenAt, period, asker))
      : isReadSince(machine, period, asker)
  const unread = inOrder.filter((machine) => !wasRead(machine))
  const time = input.period ? '' : ` ${periodFor(period, asker)}`
  return {
    facts: wanted(unread, input).map((machine) => factOf(machine, asker)),
    total: unread.length,
    heading: `${inLanguage(countOf(unread.length), asker)}${time}`,
    none: `${inLanguage(words.allRead, asker)}${time}`,
    instead:
      unread.length === 0 && inOrder.length > 0
        ? {
            heading: inLanguage(words.longestAgo, asker),
            facts: inOrder.slice(0, MAX_INSTEAD).map((machine) => factOf(machine, asker)),
          }
        : undefined,
  }
}

const isReadSince = ({ lastReadAt }: Instance, { from }: DayPeriod, asker: Asker): boolean =>
  lastReadAt !== null && isInPeriod(lastReadAt, { from }, asker)

const timeOf = ({ lastReadAt }: Instance): number => lastReadAt?.getTime() ?? 0

const countOf = (count: number) =>
  count === 1
    ? { en: '1 machine without readings', es: '1 máquina sin lecturas' }
    : { en: `${count} machines without readings`, es: `${count} máquinas sin lecturas` }

function factOf(machine: Instance, asker: Asker): Fact {
  const { lastReadAt } = machine
  const title = titleOf(machine)
  const day = lastReadAt && dayFor(lastReadAt, asker)
  const read = day ? { en: `last read on ${day}`, es: `última lectura el ${day}` } : words.never
  return { title, path: pathOf(machine), text: `${title}: ${inLanguage(read, asker)}` }
}

const words = {
  allRead: { en: 'All machines have readings', es: 'Todas las máquinas tienen lecturas' },
  longestAgo: { en: 'Read longest ago', es: 'Lecturas más antiguas' },
  never: { en: 'never read', es: 'nunca leída' },
}
