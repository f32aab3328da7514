import { expect, it } from 'vitest'
import type { Detail } from '../../../../record-tools/details'
import { asker } from './testing/fake-records'
import { writeFound } from './write-found'

const detail = (text: string, said: Detail['said'], about: Detail['about'] = []): Detail => ({ text, said, about })

const order = (number: number) => ({
  ...{ title: `SO-${number}`, path: `/orders/${number}`, text: `SO-${number}: paid` },
  details: [
    detail('placed by Rita Stone', 'always'),
    detail('history: paid', 'alone', ['history']),
    detail('no note', 'nothing', ['note']),
    detail('to Bench 3', 'asked', ['address']),
    detail('paid', 'always'),
  ],
})

const written = { topic: 'orders' as const, state: undefined, of: undefined, details: [], limit: 20 }
const linesOf = (...[found, more, who = asker]: Parameters<typeof writeFound>) =>
  writeFound(found, { ...written, ...more }, who).facts.map(({ text }) => text)

it('tells all of a single record', () => {
  expect(linesOf({ facts: [order(1)], total: 1 }, written, asker)).toEqual([
    'SO-1: paid; placed by Rita Stone; history: paid',
  ])
})

it('tells of several what is asked', () => {
  const found = { facts: [order(1), order(2)], total: 2 }
  expect(linesOf(found, { ...written, details: ['note', 'address'] }, asker)).toEqual([
    '2 orders',
    'SO-1: paid; placed by Rita Stone; no note; to Bench 3',
    'SO-2: paid; placed by Rita Stone; no note; to Bench 3',
  ])
})

it('tells what they come to, in the language of the asker', () => {
  const found = { facts: [order(1)], total: 31, sum: '$10.00', average: '$5.00' }
  const spanish = { ...asker, locale: 'es-ES' as const }
  expect(linesOf(found, { ...written, state: 'unpaid' }, spanish)[0]).toBe(
    '31 pedidos sin pagar, $10.00 en total, $5.00 de promedio',
  )
  expect(linesOf({ ...found, heading: 'Orders by month' }, written, asker)[0]).toBe('Orders by month (31)')
})

it('notes what limits the answer', () => {
  const found = { facts: [order(1)], total: 31, note: 'Refunds are not deducted.', roleLimit: 'Only yours.' }
  expect(writeFound(found, { ...written, limit: 1 }, asker).notes).toEqual([
    'Only yours.',
    'Refunds are not deducted.',
    'Listed: 1 of 31. Skip them for the next ones.',
  ])
})
