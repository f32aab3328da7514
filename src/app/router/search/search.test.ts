import { describe, expect, it } from 'vitest'
import { parseAskSearch } from './ask-search'
import { parseBrandsSearch } from './brands-search'
import { parseEmailsSearch } from './emails-search'
import { parseFeedbackSearch } from './feedback-search'
import { parseLoginSearch } from './login-search'
import { parseMachineSearch } from './machine-search'
import { parseMachinesSearch } from './machines-search'
import { parseScheduleSearch } from './schedule-search'

describe('parseMachinesSearch', () => {
  it('"GET /machines/ (page, search, brand, status, sort_field, sort_direction)": takes each', () => {
    const raw = { page: 2, search: 'wl', brand: 'Harrow', status: 'ready', sort_field: 'model', sort_direction: 'desc' }
    expect(parseMachinesSearch(raw)).toEqual(raw)
  })

  it('leaves defaults out of the address', () => {
    expect(parseMachinesSearch({ page: 1, search: '', sort_direction: 'asc' })).toEqual({})
  })

  it('drops what is no value of a parameter, and what is no parameter, laid over the raw ones', () => {
    const raw = { page: 0, status: 'broken', sort_field: 'price', sort_direction: 'up', brand: ['a'], limit: 1000 }
    expect({ ...raw, ...parseMachinesSearch(raw) }).toEqual({})
  })

  it('searches for a number as text', () => {
    expect(parseMachinesSearch({ search: 120 })).toEqual({ search: '120' })
  })
})

describe('the dealership that a super user names', () => {
  const dealership = '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'

  it('is kept beside the model and beside its schedule, so that the link to it can be sent on', () => {
    expect(parseMachineSearch({ dealership, page: 2 })).toEqual({ dealership, page: 2 })
    expect(parseScheduleSearch({ dealership, machine: dealership })).toEqual({ dealership, machine: dealership })
    expect([parseMachineSearch({ dealership: 'n' }), parseScheduleSearch({ dealership: 1 })]).toEqual([{}, {}])
  })
})

describe('parseAskSearch', () => {
  const [machine, conversation, manual] = [1, 2, 3].map((n) => `4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a0${n}`)

  it('takes the machine, the conversation, the manual’s page and the question', () => {
    const raw = { machine, conversation, manual, page: 31, q: 'how much oil?' }
    expect(parseAskSearch({ ...raw, other: 1 })).toEqual(raw)
  })

  it('keeps the first page of a manual, which is no default', () => {
    expect(parseAskSearch({ manual, page: 1 })).toEqual({ manual, page: 1 })
  })

  it('drops what is no id', () => {
    expect(parseAskSearch({ machine: 'wl-120', conversation: 7, manual: `${manual}0` })).toEqual({})
  })
})

describe('the searches of the super user’s lists', () => {
  it('take each filter', () => {
    const feedback = {
      page: 2,
      search: 'oil',
      rating: 'down',
      assistant: 'parts',
      from: '2024-02-29',
      to: '2026-11-21',
    }
    expect(parseFeedbackSearch(feedback)).toEqual(feedback)
    expect(parseEmailsSearch({ page: 3, search: 'clerk', status: 'KEPT' })).toEqual({
      page: 3,
      search: 'clerk',
      status: 'KEPT',
    })
    expect(parseBrandsSearch({ page: 2, search: 'harrow' })).toEqual({ page: 2, search: 'harrow' })
  })

  it('drop what is no value of a filter, such as a day that no calendar has', () => {
    const raw = { page: 1, rating: 'good', assistant: 'oracle', from: '2026-02-31', to: 20261121, status: 'LOST' }
    for (const parse of [parseFeedbackSearch, parseEmailsSearch, parseBrandsSearch]) {
      expect({ ...raw, ...parse(raw) }).toEqual({})
    }
  })
})

describe('parseLoginSearch', () => {
  it('takes the way on, whose account it is, and the one notice that it knows', () => {
    const raw = { next: '/machines', email: 'mia@northfield.example', notice: 'new-password' }
    expect(parseLoginSearch(raw)).toEqual(raw)
    expect(parseLoginSearch({ next: 5, email: ['a'], notice: 'You have won' })).toEqual({})
  })
})
