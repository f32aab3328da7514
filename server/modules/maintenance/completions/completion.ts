import type { Day } from '../../../domain/day'
import { conflict, type InvalidField } from '../../../domain/domain-error'
import type { InstanceTask, MeteredInstance } from '../tasks/task.repository'

interface ClaimedCompletion {
  total: number | null
  on: Day
  today: Day
  /** Whether the hours were entered, and not taken from the readings. */
  hasHours: boolean
  /** Whether it was done too long before it fell due to count for it. */
  isTooEarly: boolean
  /** Whether it was done before, as far as is known. */
  wasDone: boolean
  /** Where its fields are in the request. */
  path: string
}

/**
 * What is wrong with when a task is said to have been done, if anything is. Hours above the last reading are refused: a
 * figure of the meter is entered as a reading, which is checked as such.
 */
export function validateCompletion(
  { lastDoneOn, lastTotal, intervalHours }: InstanceTask,
  { meter, offset }: MeteredInstance,
  { total, on, today, hasHours, isTooEarly, wasDone, path: parent }: ClaimedCompletion,
): InvalidField | undefined {
  const path = hasHours ? `${parent}.hours` : `${parent}.done_on`
  if (hasHours && meter.total === null) {
    return {
      path,
      message: {
        en: 'This machine has no reading yet. Enter what its meter says first.',
        es: 'Esta máquina aún no tiene lecturas. Introduzca primero lo que marca su contador.',
      },
    }
  }
  if (hasHours && total !== null && meter.total !== null && total > meter.total) {
    const last = (meter.total - offset) / 10
    return {
      path,
      message: {
        en: `The last reading is ${last}. Enter what the meter says first.`,
        es: `La última lectura es ${last}. Introduzca primero lo que marca el contador.`,
      },
    }
  }
  if (on > today) {
    return {
      path: `${parent}.done_on`,
      message: { en: 'This day is still to come.', es: 'Este día aún no ha llegado.' },
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
  if (wasDone && (on < lastDoneOn || isBelowLast)) {
    return {
      path,
      message: { en: `It has been done since, on ${lastDoneOn}.`, es: `Se hizo después, el ${lastDoneOn}.` },
    }
  }
  if (isTooEarly) {
    return {
      path,
      message: {
        en: 'That was too early to count for what is due now.',
        es: 'Fue demasiado pronto para contar para lo que vence ahora.',
      },
    }
  }
  return undefined
}

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
      en: 'The task was done again since. Undo that first.',
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
