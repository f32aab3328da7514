import type { Day } from '../../../domain/day'
import { conflict, type InvalidField } from '../../../domain/domain-error'
import { inEachLocale, type Region, type RegionalText } from '../../../domain/locale'
import { writtenFigure } from '../../../domain/meter-figure'
import type { Text } from '../../../domain/text'
import { writtenDay } from '../../../domain/written-day'
import type { InstanceTask, MeteredInstance } from '../tasks/task.repository'
import type { LastCompletion } from './last-completion.repository'

interface ClaimedCompletion {
  total: number | null
  on: Day | null
  today: Day
  /** Whether the hours were entered, and not taken from the readings. */
  hasHours: boolean
  /** Whether it was done too long before it fell due to count for it. */
  isTooEarly: boolean
  /** When it was done before, as far as is known. */
  last: LastCompletion | undefined
  /** Where its fields are in the request. */
  path: string
}

/**
 * What is wrong with when a task is said to have been done, if anything is. Hours above the last reading are refused: a
 * figure of the meter is entered as a reading, which is checked as such.
 */
export function validateCompletion(
  { lastTotal, intervalHours }: InstanceTask,
  { meter, offset }: MeteredInstance,
  { total, on, today, hasHours, isTooEarly, last, path: parent }: ClaimedCompletion,
): InvalidField | undefined {
  const path = hasHours ? `${parent}.hours` : `${parent}.done_on`
  if (hasHours && meter.total === null) {
    return {
      path,
      message: {
        en: 'This machine has no reading yet. Enter a reading first.',
        es: 'Esta máquina aún no tiene lecturas. Introduzca primero una lectura.',
      },
    }
  }
  if (hasHours && total !== null && meter.total !== null && total > meter.total) {
    const read = meter.total - offset
    return {
      path,
      message: (region) => {
        const last = plainFigure(read, region)
        return {
          en: `This is more than the last reading, ${last.en}. Enter a new reading first.`,
          es: `Es más que la última lectura, ${last.es}. Introduzca primero una lectura nueva.`,
        }
      },
    }
  }
  if (on !== null && on > today) {
    return {
      path: `${parent}.done_on`,
      message: {
        en: 'This day is in the future. Choose today or earlier.',
        es: 'Este día aún no ha llegado. Elija hoy o un día anterior.',
      },
    }
  }
  if (!hasHours && total === null && meter.total !== null && intervalHours !== null) {
    return {
      path: `${parent}.hours`,
      message: {
        en: 'The meter had not been read by then. Enter what it showed.',
        es: 'El contador aún no se había leído entonces. Introduzca lo que marcaba.',
      },
    }
  }
  const isBelowLast = hasHours && total !== null && lastTotal !== null && total < lastTotal
  const isBefore = on !== null && last?.on != null && on < last.on
  if (last && (isBefore || isBelowLast)) return { path, message: doneLater(last) }
  if (isTooEarly) {
    return {
      path,
      message: {
        en: 'This was done too early to count for what is due now.',
        es: 'Se hizo demasiado pronto para valer por lo que vence ahora.',
      },
    }
  }
  return undefined
}

/** By its day, or by its hours where the day is unknown. */
const doneLater =
  ({ on, value }: LastCompletion): RegionalText =>
  (region) => {
    if (on !== null) {
      const day = writtenDay(on, region)
      return { en: `This task was done later, on ${day.en}.`, es: `Esta tarea se hizo después, el ${day.es}.` }
    }
    const figure = plainFigure(value ?? 0, region)
    return {
      en: `This task was done later, when the meter showed ${figure.en}.`,
      es: `Esta tarea se hizo después, cuando el contador marcaba ${figure.es}.`,
    }
  }

/** Tenths as people read them, without their unit. */
const plainFigure = (tenths: number, region: Region): Text =>
  inEachLocale(region, (locale) => writtenFigure(tenths, locale))

/** What decides whether a completion may be undone. */
export interface UndoableCompletion {
  undoneAt: Date | null
  /** Whether its task was done again since. */
  isFollowed: boolean
  /** Whether it was recorded where the interval began before. */
  hasBefore: boolean
  /** Whether the machine no longer has the task. */
  isTaskEnded: boolean
}

export const canUndo = ({ undoneAt, isFollowed, hasBefore, isTaskEnded }: UndoableCompletion): boolean =>
  undoneAt === null && !isFollowed && hasBefore && !isTaskEnded

/** @throws DomainError conflict where a completion cannot be undone, or not yet */
export function assertCanUndo(completion: UndoableCompletion): void {
  if (completion.undoneAt) {
    throw conflict('already_undone', {
      en: 'This has already been undone.',
      es: 'Esto ya se deshizo.',
    })
  }
  if (completion.isFollowed) {
    throw conflict('done_since', {
      en: 'The task has been done again since then. Undo that first.',
      es: 'La tarea se hizo de nuevo después. Deshaga eso primero.',
    })
  }
  if (!canUndo(completion)) {
    throw conflict('cannot_undo', {
      en: 'This is too old to be undone, or the machine no longer has the task.',
      es: 'Es demasiado antiguo para deshacerlo, o la máquina ya no tiene la tarea.',
    })
  }
}
