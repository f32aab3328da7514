import { expect, it } from 'vitest'
import { nounFor } from './nouns'

it.each([
  ['invoices', 'paid', 2, 'facturas pagadas'],
  ['orders', 'paid', 1, 'pedido pagado'],
  ['returns', 'to_receive', 2, 'devoluciones aceptadas y aún por recibir'],
  ['quotes', 'awaiting_answer', 1, 'presupuesto enviado y sin respuesta'],
  ['invoices', 'unpaid', 2, 'facturas sin pagar'],
] as const)('%s that are %s agree with their noun in Spanish', (topic, state, count, expected) => {
  expect(nounFor(topic, state, count, 'es')).toBe(expected)
})
