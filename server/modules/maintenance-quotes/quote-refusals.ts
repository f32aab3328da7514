import { conflict, forbidden } from '../../domain/domain-error'
import { salesNumber } from '../../domain/sales-number'

export const notServed = () =>
  forbidden({
    en: 'Your dealership no longer serves this machine.',
    es: 'Su concesionario ya no atiende esta máquina.',
  })

export const nothingDue = () =>
  conflict('nothing_due', {
    en: 'Nothing is due on this machine that has not been quoted. Choose the tasks to quote.',
    es: 'En esta máquina no hay nada pendiente sin presupuestar. Elija las tareas que desea presupuestar.',
  })

export function alreadyQuoted({ id, number, task }: { id: string; number: number; task: string }) {
  const name = salesNumber('maintenance_quote', number)
  return conflict(
    'already_quoted',
    { en: `${task} is already in the open quote ${name}.`, es: `${task} ya está en el presupuesto abierto ${name}.` },
    { id, quote_number: name },
  )
}

/** For a task that another dealership has quoted, about which this one learns no more. */
export const quotedByAnother = (task: string) =>
  conflict('already_quoted', {
    en: `${task} is already in an open quote of another dealership.`,
    es: `${task} ya está en un presupuesto abierto de otro concesionario.`,
  })
