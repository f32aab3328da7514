import type { Text } from '../../../domain/text'
import { inLanguage } from '../../../record-tools/asker-text'
import type { Asker } from '../../../record-tools/record-tool'
import type { findServedCustomers } from '../customers/customer.repository'

export type Customer = Awaited<ReturnType<typeof findServedCustomers>>['items'][number]

export const customerPath = ({ id }: Pick<Customer, 'id'>): string => `/customers/${id}`

/** What there is to do for a customer: "3 machines, 1 overdue task, 2 open orders". */
export function writeWork(customer: Customer, asker: Asker): string {
  const { machine_count, overdue_count, open_order_count, unanswered_message_count } = customer
  const known = [
    counted(machine_count, words.machine),
    counted(overdue_count, words.overdue),
    counted(open_order_count, words.order),
    ...(Number(unanswered_message_count) > 0 ? [counted(unanswered_message_count, words.message)] : []),
  ]
  return known.map((text) => inLanguage(text, asker)).join(', ')
}

interface Counted {
  one: Text
  many: Text
}

/** A count arrives as text. */
function counted(count: number | string, { one, many }: Counted): Text {
  const text = Number(count) === 1 ? one : many
  return { en: `${count} ${text.en}`, es: `${count} ${text.es}` }
}

const words = {
  machine: { one: { en: 'machine', es: 'máquina' }, many: { en: 'machines', es: 'máquinas' } },
  overdue: {
    one: { en: 'overdue task', es: 'tarea vencida' },
    many: { en: 'overdue tasks', es: 'tareas vencidas' },
  },
  order: { one: { en: 'open order', es: 'pedido abierto' }, many: { en: 'open orders', es: 'pedidos abiertos' } },
  message: {
    one: { en: 'unanswered message', es: 'mensaje sin responder' },
    many: { en: 'unanswered messages', es: 'mensajes sin responder' },
  },
}
