import type { Language } from '../../../../domain/text'
import type { State, Topic } from '../record-question'

interface Noun {
  en: readonly [one: string, many: string]
  es: readonly [one: string, many: string]
  /** In Spanish. */
  isFeminine?: true
}

/** What the records of a topic are called. */
const nouns: Record<Topic, Noun> = {
  credit_notes: {
    en: ['credit note', 'credit notes'],
    es: ['factura rectificativa', 'facturas rectificativas'],
    isFeminine: true,
  },
  invoices: { en: ['invoice', 'invoices'], es: ['factura', 'facturas'], isFeminine: true },
  maintenance_quotes: {
    en: ['maintenance quote', 'maintenance quotes'],
    es: ['presupuesto de mantenimiento', 'presupuestos de mantenimiento'],
  },
  quotes: { en: ['quote', 'quotes'], es: ['presupuesto', 'presupuestos'] },
  payments: { en: ['payment', 'payments'], es: ['pago', 'pagos'] },
  spending: { en: ['confirmed order', 'confirmed orders'], es: ['pedido confirmado', 'pedidos confirmados'] },
  messages: { en: ['message', 'messages'], es: ['mensaje', 'mensajes'] },
  orders: { en: ['order', 'orders'], es: ['pedido', 'pedidos'] },
  manuals: { en: ['manual', 'manuals'], es: ['manual', 'manuales'] },
  due: {
    en: ['maintenance task', 'maintenance tasks'],
    es: ['tarea de mantenimiento', 'tareas de mantenimiento'],
    isFeminine: true,
  },
  done: {
    en: ['maintenance task recorded as done', 'maintenance tasks recorded as done'],
    es: ['trabajo de mantenimiento anotado como hecho', 'trabajos de mantenimiento anotados como hechos'],
  },
  hours: {
    en: ['machine with readings', 'machines with readings'],
    es: ['máquina con lecturas', 'máquinas con lecturas'],
    isFeminine: true,
  },
  machines: { en: ['machine', 'machines'], es: ['máquina', 'máquinas'], isFeminine: true },
}

/** In Spanish masculine with `o`, which becomes `a` and takes `s`; what does not end in one is the same in all forms. */
const adjectives: Record<State, { en: string; es: string }> = {
  open: { en: 'open', es: 'abierto' },
  overdue: { en: 'overdue', es: 'vencido' },
  due: { en: 'due', es: 'que tocan ahora' },
  soon: { en: 'due or soon due', es: 'que tocan ahora o pronto' },
  to_pay: { en: 'unpaid', es: 'por pagar' },
  unpaid: { en: 'unpaid', es: 'sin pagar' },
  paid: { en: 'paid', es: 'pagado' },
  in_progress: { en: 'processed', es: 'en proceso' },
  to_ship: { en: 'unshipped', es: 'por enviar' },
  backordered: { en: 'backordered', es: 'a la espera de existencias' },
  on_its_way: { en: 'shipped', es: 'enviado' },
  partly_shipped: { en: 'partly shipped', es: 'en parte por enviar' },
  ready_for_pickup: { en: 'ready-for-pickup', es: 'por recoger' },
  delivered: { en: 'delivered', es: 'entregado' },
  completed: { en: 'completed', es: 'completado' },
  cancelled: { en: 'cancelled', es: 'cancelado' },
  expired: { en: 'expired', es: 'caducado' },
  failed: { en: 'failed', es: 'fallido' },
  returned: { en: 'returned', es: 'devuelto' },
  refunded: { en: 'refunded', es: 'reembolsado' },
  disputed: { en: 'disputed', es: 'disputado' },
  accepted: { en: 'accepted', es: 'aceptado' },
  declined: { en: 'declined', es: 'rechazado' },
  waiting: { en: 'unanswered', es: 'por responder' },
  draft: { en: 'draft', es: 'en borrador' },
  answered: { en: 'sent', es: 'enviado' },
  unread: { en: 'unread', es: 'sin leer' },
  received: { en: 'received', es: 'recibido' },
  retired: { en: 'retired', es: 'retirado' },
  operation_manual: { en: 'operation', es: 'de operación' },
  parts_manual: { en: 'parts', es: 'de piezas' },
  service_manual: { en: 'service', es: 'de servicio' },
  being_read: { en: 'unfinished', es: 'sin terminar de leer' },
}

/** What so many records are called: "open orders", "facturas pagadas". */
export function nounFor(topic: Topic, state: State | undefined, count: number, language: Language): string {
  const { isFeminine, ...noun } = nouns[topic]
  const name = noun[language][count === 1 ? 0 : 1]
  if (state === undefined) return name
  if (language === 'en') return `${adjectives[state].en} ${name}`
  const adjective = adjectives[state].es
  if (!/^\p{L}+o$/u.test(adjective)) return `${name} ${adjective}`
  const gendered = isFeminine ? `${adjective.slice(0, -1)}a` : adjective
  return `${name} ${gendered}${count === 1 ? '' : 's'}`
}
