import { expect, it } from 'vitest'
import { describeLookUp } from './describe'
import { asker, fakeTool, nameable } from './testing/fake-records'

const payouts = fakeTool({
  ...{ name: 'payouts', description: 'Deposits.', input: ['period', 'state', 'by', 'sort', 'limit'] },
  ...{ states: [{ name: 'open', meaning: 'not in the bank yet' }, { name: 'paid' }], groupings: ['month'] },
})
const described = { tools: [payouts], unseen: [], nameable, chosen: [], asker }

it('says what each kind takes, and on which day', () => {
  const lines = describeLookUp(described).split('\n')
  expect(lines).toContain(
    '- payouts: Deposits. Takes period, state, by. States: open (not in the bank yet); paid. By month.',
  )
  expect(lines).toContain('Today is Mon, 2026-11-30 (America/Denver).')
  expect(lines).toContain('Machines: Digger 1, Pond digger.')
  expect(lines).toContain('Organizations: Northfield Equipment, Northway Equipment, Ridgeline Quarry.')
})

it('names what the role does not see, and the machine that is chosen', () => {
  const emails = fakeTool({ name: 'emails', input: [], records: { en: 'e-mails of the system', es: 'correos' } })
  const text = describeLookUp({ ...described, unseen: [emails], chosen: ['Digger 1 (RQ-0032)'] })
  expect(text).toMatch(/sees none of these, unless a kind above has them: e-mails of the system\.$/)
  expect(text).toContain('Chosen for the question: Digger 1 (RQ-0032).')
})

it('names some of a large fleet', () => {
  const text = describeLookUp({ ...described, nameable: { ...nameable, machineCount: 900 } })
  expect(text).toContain('Machines: Digger 1, Pond digger and others, 900 in all.')
})
