import type { Language, Text } from '../../../../domain/text'
import type { State, Topic } from '../record-question'

interface Noun {
  en: readonly [one: string, many: string]
  es: readonly [one: string, many: string]
  /** In Spanish. */
  isFeminine?: true
}

/** What the records of a topic are called. */
const nouns: Record<Topic, Noun> = {
  feedback: {
    en: ['rating of an answer', 'ratings of answers'],
    es: ['valoración de una respuesta', 'valoraciones de respuestas'],
    isFeminine: true,
  },
  links: {
    en: ['link without an account', 'links without an account'],
    es: ['enlace sin cuenta', 'enlaces sin cuenta'],
  },
  email_choices: { en: ['choice of e-mails', 'choices of e-mails'], es: ['ajuste de correos', 'ajustes de correos'] },
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
  refunds: { en: ['refund', 'refunds'], es: ['reembolso', 'reembolsos'] },
  returns: { en: ['return', 'returns'], es: ['devolución', 'devoluciones'], isFeminine: true },
  payouts: { en: ['bank payout', 'bank payouts'], es: ['abono en el banco', 'abonos en el banco'] },
  card_fees: {
    en: ['card fee', 'card fees'],
    es: ['comisión de tarjeta', 'comisiones de tarjeta'],
    isFeminine: true,
  },
  disputes: { en: ['dispute', 'disputes'], es: ['disputa', 'disputas'], isFeminine: true },
  payments: { en: ['payment', 'payments'], es: ['pago', 'pagos'] },
  spending: { en: ['confirmed order', 'confirmed orders'], es: ['pedido confirmado', 'pedidos confirmados'] },
  messages: { en: ['message', 'messages'], es: ['mensaje', 'mensajes'] },
  orders: { en: ['order', 'orders'], es: ['pedido', 'pedidos'] },
  manuals: { en: ['manual', 'manuals'], es: ['manual', 'manuales'] },
  kits: { en: ['service kit', 'service kits'], es: ['kit de servicio', 'kits de servicio'] },
  bundles: { en: ['bundle', 'bundles'], es: ['conjunto', 'conjuntos'] },
  movements: {
    en: ['stock movement', 'stock movements'],
    es: ['movimiento de existencias', 'movimientos de existencias'],
  },
  locations: {
    en: ['stock location', 'stock locations'],
    es: ['ubicación de existencias', 'ubicaciones de existencias'],
    isFeminine: true,
  },
  stock: { en: ['part', 'parts'], es: ['pieza', 'piezas'], isFeminine: true },
  stock_levels: {
    en: ['part in stock', 'parts in stock'],
    es: ['pieza en existencias', 'piezas en existencias'],
    isFeminine: true,
  },
  emails: { en: ['e-mail of the system', 'e-mails of the system'], es: ['correo del sistema', 'correos del sistema'] },
  turnaround: { en: ['shipment', 'shipments'], es: ['envío', 'envíos'] },
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
  users: { en: ['user', 'users'], es: ['usuario', 'usuarios'] },
  organizations: {
    en: ['organization', 'organizations'],
    es: ['organización', 'organizaciones'],
    isFeminine: true,
  },
  account: { en: ['account of yours', 'accounts of yours'], es: ['cuenta suya', 'cuentas suyas'], isFeminine: true },
  own_organization: { en: ['organization', 'organizations'], es: ['organización', 'organizaciones'], isFeminine: true },
  organization: { en: ['organization', 'organizations'], es: ['organización', 'organizaciones'], isFeminine: true },
  account_requests: {
    en: ['account request that waits', 'account requests that wait'],
    es: ['solicitud de cuenta en espera', 'solicitudes de cuentas en espera'],
    isFeminine: true,
  },
  price_lists: { en: ['price list', 'price lists'], es: ['lista de precios', 'listas de precios'], isFeminine: true },
  tax_rates: { en: ['tax rate', 'tax rates'], es: ['tipo impositivo', 'tipos impositivos'] },
  waiting: { en: ['open task', 'open tasks'], es: ['asunto pendiente', 'asuntos pendientes'] },
  dealerships: { en: ['dealership', 'dealerships'], es: ['concesionario', 'concesionarios'] },
  models: { en: ['model', 'models'], es: ['modelo', 'modelos'] },
  machines: { en: ['machine', 'machines'], es: ['máquina', 'máquinas'], isFeminine: true },
  customers: { en: ['customer', 'customers'], es: ['cliente', 'clientes'] },
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
  in_progress: { en: 'in progress', es: 'en proceso' },
  to_pick: { en: 'unpicked', es: 'por preparar' },
  to_ship: { en: 'unshipped', es: 'por enviar' },
  backordered: { en: 'backordered', es: 'a la espera de existencias' },
  on_its_way: { en: 'shipped', es: 'enviado' },
  partly_shipped: { en: 'partly shipped', es: 'en parte por enviar' },
  ready_for_pickup: { en: 'ready for pickup', es: 'por recoger' },
  delivered: { en: 'delivered', es: 'entregado' },
  completed: { en: 'completed', es: 'completado' },
  cancelled: { en: 'cancelled', es: 'cancelado' },
  expired: { en: 'expired', es: 'caducado' },
  failed: { en: 'failed', es: 'fallido' },
  returned: { en: 'returned', es: 'devuelto' },
  refunded: { en: 'refunded', es: 'reembolsado' },
  disputed: { en: 'disputed', es: 'disputado' },
  won: { en: 'won', es: 'ganado' },
  lost: { en: 'lost', es: 'perdido' },
  accepted: { en: 'accepted', es: 'aceptado' },
  declined: { en: 'declined', es: 'rechazado' },
  declined_by_us: { en: 'declined', es: 'rechazado' },
  declined_by_them: { en: 'declined', es: 'rechazado' },
  dispatched: { en: 'shipped', es: 'enviado' },
  withdrawn: { en: 'withdrawn', es: 'retirado' },
  in_review: { en: 'in review', es: 'en revisión' },
  to_revise: { en: 'to be revised', es: 'por corregir' },
  unpriced: { en: 'unpriced', es: 'sin precio' },
  unsent: { en: 'unsent', es: 'sin enviar' },
  scheduled: { en: 'scheduled', es: 'programado' },
  waiting: { en: 'unanswered', es: 'por responder' },
  with_them: { en: 'not yet answered', es: 'a la espera de la otra parte' },
  awaiting_answer: { en: 'sent and unanswered', es: 'enviado y sin respuesta' },
  draft: { en: 'draft', es: 'en borrador' },
  answered: { en: 'sent', es: 'enviado' },
  unread: { en: 'unread', es: 'sin leer' },
  to_answer: { en: 'unanswered', es: 'por responder' },
  received: { en: 'received', es: 'recibido' },
  to_receive: { en: 'accepted but not yet received', es: 'aceptado y aún por recibir' },
  undelivered: { en: 'undelivered', es: 'por entregar' },
  to_refund: { en: 'not yet refunded', es: 'por reembolsar' },
  to_schedule: { en: 'approved but not yet scheduled', es: 'aprobado y aún por programar' },
  not_cancelled: { en: 'not cancelled', es: 'sin cancelar' },
  sent: { en: 'sent', es: 'enviado' },
  not_ordered: { en: 'without orders', es: 'sin pedidos' },
  reserved: { en: 'reserved', es: 'reservado' },
  low: { en: 'low', es: 'con pocas existencias' },
  out_of_stock: { en: 'sold-out', es: 'sin existencias' },
  counted: { en: 'counted', es: 'de recuento' },
  adjusted: { en: 'adjusted', es: 'de ajuste' },
  moved: { en: 'moved', es: 'de traslado' },
  admin: { en: 'admin', es: 'con rol de administrador' },
  machine_operator: { en: 'machine operator', es: 'con rol de operador de máquinas' },
  org_user: { en: 'org', es: 'con rol de usuario' },
  invited: { en: 'invited', es: 'invitado' },
  deactivated: { en: 'deactivated', es: 'desactivado' },
  dealership: { en: 'dealership', es: 'de concesionarios' },
  customer: { en: 'customer', es: 'de clientes' },
  upcoming: { en: 'upcoming', es: 'próximo' },
  retired: { en: 'retired', es: 'retirado' },
  operation_manual: { en: 'operation', es: 'de operación' },
  parts_manual: { en: 'parts', es: 'de piezas' },
  service_manual: { en: 'service', es: 'de servicio' },
  liked: { en: 'positive', es: 'positivo' },
  disliked: { en: 'negative', es: 'negativo' },
  being_read: { en: 'unfinished', es: 'sin terminar de leer' },
}

const isBehindNoun = /^(?:in|to|ready|without) /

/** Orders are not answered, but something is done for them. */
const sides: Partial<Record<State, Text>> = {
  waiting: { en: 'waiting for your side', es: 'que esperan de su parte' },
  with_them: { en: 'waiting for the other side', es: 'que esperan de la otra parte' },
}

/** What so many records are called: "open orders", "facturas pagadas". */
export function nounFor(topic: Topic, state: State | undefined, count: number, language: Language): string {
  const { isFeminine, ...noun } = nouns[topic]
  const name = noun[language][count === 1 ? 0 : 1]
  if (state === undefined) return name
  const side = topic === 'orders' ? sides[state]?.[language] : undefined
  if (side) return `${name} ${side}`
  const { en } = adjectives[state]
  if (language === 'en') return isBehindNoun.test(en) ? `${name} ${en}` : `${en} ${name}`
  const [, stem, rest = ''] = /^(\p{L}+)o( .*)?$/u.exec(adjectives[state].es) ?? []
  if (stem === undefined) return `${name} ${adjectives[state].es}`
  return `${name} ${stem}${isFeminine ? 'a' : 'o'}${count === 1 ? '' : 's'}${rest}`
}
