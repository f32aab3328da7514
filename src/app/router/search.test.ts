import { describe, expect, it } from 'vitest'
import { manualKinds, manualStatuses } from '@/entities/manual'
import { accountsRoute } from '@/pages/admin/accounts/route'
import { addressesRoute } from '@/pages/admin/addresses/route'
import { assistantUsageRoute } from '@/pages/admin/assistant-usage/route'
import { brandsRoute } from '@/pages/admin/brands/route'
import { emailsRoute } from '@/pages/admin/emails/route'
import { feedbackRoute } from '@/pages/admin/feedback/route'
import { operationsAssistantRoute } from '@/pages/assistants/assistant/route'
import { loginRoute } from '@/pages/auth/login/route'
import { createScheduleRoute } from '@/pages/machines/create-schedule/route'
import { machineInstancesRoute } from '@/pages/machines/instance-list/route'
import { machineRoute } from '@/pages/machines/machine-details/route'
import { machinesRoute } from '@/pages/machines/machine-list/route'
import { manualsRoute } from '@/pages/machines/manual-library/route'

const [machine_id, operator_id, organization_id, manual] = [1, 2, 3, 4].map(
  (n) => `4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a0${n}`,
)

describe('the search of machinesRoute', () => {
  it('"GET /machines/ (page, search, brand, status, sort_field, sort_direction)": takes each', () => {
    const raw = { page: 2, search: 'wl', brand: 'Harrow', status: 'ready', sort_field: 'model', sort_direction: 'desc' }
    expect(machinesRoute.readSearch(raw)).toEqual(raw)
  })

  it('leaves defaults out of the address', () => {
    expect(machinesRoute.readSearch({ page: 1, search: '', sort_direction: 'asc' })).toEqual({})
  })

  it('drops what is no value of a parameter, and what is no parameter, laid over the raw ones', () => {
    const raw = { page: 0, status: 'broken', sort_field: 'price', sort_direction: 'up', brand: ['a'], limit: 1000 }
    expect({ ...raw, ...machinesRoute.readSearch(raw) }).toEqual({})
  })

  it('searches for a number as text', () => {
    expect(machinesRoute.readSearch({ search: 120 })).toEqual({ search: '120' })
  })
})

describe('the dealership that a super user names', () => {
  const dealership = '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'

  it('is kept beside the model and beside its schedule, so that the link to it can be sent on', () => {
    expect(machineRoute.readSearch({ dealership, page: 2 })).toEqual({ dealership, page: 2 })
    expect(createScheduleRoute.readSearch({ dealership, machine: dealership })).toEqual({
      dealership,
      machine: dealership,
    })
    expect([machineRoute.readSearch({ dealership: 'n' }), createScheduleRoute.readSearch({ dealership: 1 })]).toEqual([
      {},
      {},
    ])
  })
})

describe('the search of assistantUsageRoute', () => {
  it('takes a month, and nothing that is none', () => {
    expect(assistantUsageRoute.readSearch({ month: '2026-11', organization_id })).toEqual({
      month: '2026-11',
      organization_id,
    })
    for (const month of ['2026-13', '1926-11', '2026-11-01', 202611])
      expect(assistantUsageRoute.readSearch({ month })).toEqual({})
  })
})

describe('the search of operationsAssistantRoute', () => {
  const [machine, conversation, manual] = [1, 2, 3].map((n) => `4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a0${n}`)

  it('takes the machine, the conversation, the manual’s page and the question', () => {
    const raw = { machine, conversation, manual, page: 31, q: 'how much oil?' }
    expect(operationsAssistantRoute.readSearch({ ...raw, other: 1 })).toEqual(raw)
  })

  it('keeps the first page of a manual, which is no default', () => {
    expect(operationsAssistantRoute.readSearch({ manual, page: 1 })).toEqual({ manual, page: 1 })
  })

  it('drops what is no id', () => {
    expect(operationsAssistantRoute.readSearch({ machine: 'wl-120', conversation: 7, manual: `${manual}0` })).toEqual(
      {},
    )
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
    expect(feedbackRoute.readSearch(feedback)).toEqual(feedback)
    expect(emailsRoute.readSearch({ page: 3, search: 'clerk', status: 'KEPT' })).toEqual({
      page: 3,
      search: 'clerk',
      status: 'KEPT',
    })
    expect(brandsRoute.readSearch({ page: 2, search: 'harrow' })).toEqual({ page: 2, search: 'harrow' })
  })

  it('drop what is no value of a filter, such as a day that no calendar has', () => {
    const raw = { page: 1, rating: 'good', assistant: 'oracle', from: '2026-02-31', to: 20261121, status: 'LOST' }
    for (const parse of [feedbackRoute.readSearch, emailsRoute.readSearch, brandsRoute.readSearch]) {
      expect({ ...raw, ...parse(raw) }).toEqual({})
    }
  })
})

describe('the search of loginRoute', () => {
  it('takes the way on, whose account it is, and the one notice that it knows', () => {
    const raw = { next: '/machines', email: 'mia@northfield.example', notice: 'new-password' }
    expect(loginRoute.readSearch(raw)).toEqual(raw)
    expect(loginRoute.readSearch({ next: 5, email: ['a'], notice: 'You have won' })).toEqual({})
  })
})

describe('the search of accountsRoute', () => {
  it('takes page, search, status and organization', () => {
    const raw = { page: 2, search: 'mia', status: 'invited', organization_id }
    expect(accountsRoute.readSearch(raw)).toEqual(raw)
  })

  it('drops what is no value of a parameter, and what is no parameter', () => {
    const raw = { page: -1, status: 'asleep', organization_id: 'northfield', limit: 1000 }
    expect({ ...raw, ...accountsRoute.readSearch(raw) }).toEqual({})
  })
})

describe('the search of addressesRoute', () => {
  it('takes the organization and nothing else', () => {
    const raw = { organization_id, page: 2 }
    expect({ ...raw, ...addressesRoute.readSearch(raw) }).toEqual({ organization_id })
  })
})

describe('the search of machineInstancesRoute', () => {
  it('takes each filter, whose machines, and the order', () => {
    const raw = {
      ...{ page: 2, search: 'loader', status: 'OVERDUE', sort_field: 'hours', sort_direction: 'desc' },
      ...{ machine_id, operator_id, organization_id },
    }
    expect(machineInstancesRoute.readSearch(raw)).toEqual(raw)
  })

  it('drops defaults, and what is no value of a parameter or no parameter', () => {
    const raw = {
      page: 1,
      status: 'BROKEN',
      machine_id: 'wl-120',
      sort_field: 'place',
      sort_direction: 'asc',
      limit: 9,
    }
    expect({ ...raw, ...machineInstancesRoute.readSearch(raw) }).toEqual({})
  })
})

describe('the search of manualsRoute', () => {
  it('takes each filter, the order, and the opened manual with its page', () => {
    const raw = {
      ...{ list_page: 2, search: 'oil', in: 'text', brand: 'Harrow', machine_id },
      ...{ sort_field: 'machine', sort_direction: 'desc', manual, page: 1 },
    }
    expect(manualsRoute.readSearch(raw)).toEqual(raw)
  })

  it('leaves out the order that the address implies', () => {
    expect(manualsRoute.readSearch({ sort_field: 'uploaded_at', sort_direction: 'desc' })).toEqual({})
    expect(manualsRoute.readSearch({ sort_field: 'uploaded_at', sort_direction: 'asc' })).toEqual({
      sort_field: 'uploaded_at',
      sort_direction: 'asc',
    })
    expect(manualsRoute.readSearch({ sort_field: 'machine', sort_direction: 'asc' })).toEqual({ sort_field: 'machine' })
  })

  it('takes every kind and every status', () => {
    for (const kind of manualKinds) expect(manualsRoute.readSearch({ kind })).toEqual({ kind })
    for (const status of manualStatuses) expect(manualsRoute.readSearch({ status })).toEqual({ status })
  })

  it('drops what is no value of a parameter or no parameter', () => {
    const raw = { list_page: 1, in: 'names', kind: 'novel', status: 'LOST', sort_field: 'size', manual: 7, limit: 9 }
    expect({ ...raw, ...manualsRoute.readSearch(raw) }).toEqual({})
  })

  it('looks for a number as text, such as a part number', () => {
    expect(manualsRoute.readSearch({ search: 250 })).toEqual({ search: '250' })
  })
})
