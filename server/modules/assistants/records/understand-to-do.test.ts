import { describe, expect, it } from 'vitest'
import { question } from './testing/questions'

/** The ways of saying that something is still to be done, by the verb and its participle. */
const english = (records: string, verb: string, participle: string): string[] => [
  `${records} we still have to ${verb}`,
  `which ${records} do we still have to ${verb}?`,
  `are there any ${records} we have yet to ${verb}`,
  `${records} not yet ${participle}`,
  `${records} that haven't been ${participle} yet`,
  `${records} waiting to be ${participle}`,
  `which ${records} are still to be ${participle}`,
]

const spanish = (records: string, verb: string, participle: string): string[] => [
  `${records} que faltan por ${verb}`,
  `${records} por ${verb}`,
  `${records} sin ${verb} todavía`,
  `${records} que aún no se han ${participle}`,
  `¿qué ${records} nos quedan por ${verb}?`,
  `¿tenemos que ${verb} ${records}?`,
]

const ofEnglish = [
  ['orders', 'ship', 'shipped', 'orders', ['to_ship']],
  ['orders', 'pick', 'picked', 'orders', ['to_pick']],
  ['orders', 'pack', 'packed', 'orders', ['to_pick']],
  ['orders', 'pay', 'paid', 'orders', ['unpaid']],
  ['orders', 'confirm', 'confirmed', 'orders', ['to_pay']],
  ['orders', 'cancel', 'cancelled', 'orders', ['not_cancelled']],
  ['orders', 'receive', 'received', 'orders', ['undelivered']],
  ['quotes', 'answer', 'answered', 'quotes', ['waiting']],
  ['quotes', 'send', 'sent', 'quotes', ['unsent']],
  ['quotes', 'price', 'priced', 'quotes', ['unpriced']],
  ['quotes', 'accept', 'accepted', 'quotes', ['waiting', 'awaiting_answer']],
  ['maintenance quotes', 'send out', 'sent out', 'maintenance_quotes', ['unsent']],
  ['maintenance quotes', 'schedule', 'scheduled', 'maintenance_quotes', ['to_schedule']],
  ['returns', 'receive', 'received', 'returns', ['to_receive']],
  ['returns', 'approve', 'approved', 'returns', ['waiting']],
  ['returns', 'refund', 'refunded', 'returns', ['to_refund']],
  ['invoices', 'pay', 'paid', 'invoices', ['unpaid']],
  ['refunds', 'pay out', 'paid out', 'refunds', ['open']],
] as const

const ofSpanish = [
  ['pedidos', 'enviar', 'enviado', 'orders', ['to_ship']],
  ['pedidos', 'preparar', 'preparado', 'orders', ['to_pick']],
  ['pedidos', 'pagar', 'pagado', 'orders', ['unpaid']],
  ['pedidos', 'confirmar', 'confirmado', 'orders', ['to_pay']],
  ['pedidos', 'cancelar', 'cancelado', 'orders', ['not_cancelled']],
  ['pedidos', 'recibir', 'recibido', 'orders', ['undelivered']],
  ['presupuestos', 'contestar', 'contestado', 'quotes', ['waiting']],
  ['presupuestos', 'enviar', 'enviado', 'quotes', ['unsent']],
  ['presupuestos', 'cotizar', 'cotizado', 'quotes', ['unpriced', 'waiting']],
  ['presupuestos', 'aceptar', 'aceptado', 'quotes', ['waiting', 'awaiting_answer']],
  ['presupuestos de mantenimiento', 'mandar', 'mandado', 'maintenance_quotes', ['unsent']],
  ['devoluciones', 'recibir', 'recibido', 'returns', ['to_receive']],
  ['devoluciones', 'aprobar', 'aprobado', 'returns', ['waiting']],
  ['devoluciones', 'reembolsar', 'reembolsado', 'returns', ['to_refund']],
  ['facturas', 'pagar', 'pagado', 'invoices', ['unpaid']],
  ['reembolsos', 'pagar', 'pagado', 'refunds', ['open']],
] as const

describe('what is still to be done of records', () => {
  const rows = [
    ...ofEnglish.flatMap(([records, verb, participle, topic, states]) =>
      english(records, verb, participle).map((prompt) => [prompt, topic, states] as const),
    ),
    ...ofSpanish.flatMap(([records, verb, participle, topic, states]) =>
      spanish(records, verb, participle).map((prompt) => [prompt, topic, states] as const),
    ),
  ]
  it.each(rows)('%s', (prompt, topic, states) => {
    const asked = question(prompt)
    expect(asked).toMatchObject({ topic, words: [], unused: [] })
    expect(states).toContain(asked?.state)
  })

  it.each([
    ['quotes that were not accepted', 'declined'],
    ['are there any returns we still have to recieve?', 'to_receive'],
    ['what have we not received yet', 'undelivered'],
    ['¿qué nos falta por enviar?', 'to_ship'],
    ['orders awaiting shipment', 'to_ship'],
    ['which orders are to be picked and shipped?', 'to_ship'],
    ['orders we still have to pick and ship', 'to_ship'],
    ['pedidos por preparar y enviar', 'to_ship'],
    ['devoluciones pendientes de recepción', 'to_receive'],
  ])('%s', (prompt, state) => {
    expect(question(prompt)).toMatchObject({ state, unused: [] })
  })

  it.each([
    'the sensor has not sent a signal',
    'the pump did not receive oil',
    'does the valve still have to receive pressure',
    'no llega aceite al motor',
    'el sensor aún no ha enviado la señal',
    'is the oil still to be changed when the filter is not ready',
  ])('is none of a machine: %s', (prompt) => {
    expect(question(prompt)).toBeUndefined()
  })
})
