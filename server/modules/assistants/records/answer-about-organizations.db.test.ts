import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setLinkEnded } from '../../../../tests/support/accounts'
import { organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { askBob } from './testing/ask-bob'
import { seedQuarry } from './testing/seed-quarry'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await seedQuarry(test, 'catalogue', 'organizations')
})
afterAll(() => test.close())

const ask = askBob(() => test)

const refused = { refused: true, records: [] }

describe('a customer', () => {
  it.each<Who>(['dealerAdmin', 'dealerUser'])('is described to those who see its page: %s', async (who) => {
    expect((await ask(who, 'phone of Ridgeline Quarry')).response).toBe('Ridgeline Quarry: phone +1 406 555 0133.')
    const { response, records } = await ask(who, 'tell me everything about Ridgeline Quarry')
    expect(response).toContain('phone +1 406 555 0133; ')
    expect(response).toContain('12 Quarry Road, Butte, MT 59701, United States')
    expect(response).toContain('8 Granite Avenue, Helena, MT 59601')
    expect(response).toContain('customer since ')
    expect(response).toContain('Limestone and gravel')
    expect(records).toEqual([{ title: 'Ridgeline Quarry', path: expect.stringMatching(/^\/customers\//) }])
  })

  it('has terms, and people, for an admin alone', async () => {
    const question = 'tell me everything about Ridgeline Quarry'
    const seen = (await ask('dealerAdmin', question)).response
    expect(seen).toContain('pays in advance; price list Fleet customers; taxed by place of delivery: Quarry 0%')
    expect(seen).toContain('Rita Stone (admin@ridgeline.example)')
    const response: string = (await ask('dealerUser', question)).response
    expect(response).toContain('phone +1 406 555 0133')
    expect(response).not.toMatch(/advance|account:|Fleet customers|tax|Rita|admin@/)
  })

  it('is asked for by its terms in comparison', async () => {
    const { response } = await ask('dealerAdmin', 'quién paga a cuenta, Ridgeline o Tall Pines', {}, 'es-ES')
    expect(response).toMatch(/^Ridgeline Quarry: paga por adelantado/)
    expect(response).toMatch(/\n\nTall Pines Forestry: paga a crédito/)
  })

  it('has the e-mail address that the dealership entered for it', async () => {
    const admin = await test.as('dealerAdmin')
    const [dealership, pines] = [
      await organizationId(test, 'Northfield Equipment'),
      await organizationId(test, 'Tall Pines Forestry'),
    ]
    expect((await ask('dealerUser', 'e-mail of Tall Pines')).response).toMatch(
      /^Tall Pines Forestry: no e-mail address entered/,
    )
    await admin.put(`/api/v2/organizations/${dealership}/customers/${pines}/contact`, { email: 'camp@pines.example' })
    expect((await ask('dealerUser', 'e-mail of Tall Pines')).response).toContain('camp@pines.example')
  })

  it('says no more than since when it is none, after the service has ended', async () => {
    await setLinkEnded(test, 'Tall Pines Forestry', true)
    const { response } = await ask('dealerAdmin', 'phone of Tall Pines')
    expect(response).not.toContain('0177')
    await setLinkEnded(test, 'Tall Pines Forestry', false)
  })
})

describe('customers', () => {
  it.each([
    ['which customers are on account', 'Tall Pines Forestry: pays on account.'],
    ['who pays in advance', 'Ridgeline Quarry: pays in advance.'],
    ['which customers dont pay on account', 'Ridgeline Quarry: pays in advance.'],
  ])('are chosen by how they pay: %s', async (prompt, response) => {
    expect((await ask('dealerAdmin', prompt)).response).toBe(response)
  })

  it('are listed with what is asked for', async () => {
    const { response } = await ask('dealerUser', 'phone numbers of our customers')
    expect(response).toBe(
      '2 customers:\n\n- Ridgeline Quarry: phone +1 406 555 0133\n- Tall Pines Forestry: phone +1 406 555 0177',
    )
  })

  it.each<[Who, string, string]>([
    ['dealerUser', 'which customers are on account', 'Your role does not see the terms of customers.'],
    ['dealerUser', 'does Tall Pines pay on account', 'Your role does not see the terms of customers.'],
    ['dealerUser', 'what price list is Ridgeline on', 'Your role does not see the terms of customers.'],
    ['operatorAdmin', 'which customers are on account', 'Your role does not see customers.'],
    ['operatorAdmin', 'phone of Tall Pines', 'Nothing that you may see is called “Tall Pines”.'],
    ['strangerStaff', 'phone of Ridgeline', 'Nothing that you may see is called “Ridgeline”.'],
  ])('are refused: %s, %s', async (who, prompt, response) => {
    expect(await ask(who, prompt)).toMatchObject({ ...refused, response })
  })
})

describe('a dealership', () => {
  it.each<Who>(['operatorAdmin', 'operator'])(
    'shows its customers’ people its number, not its terms: %s',
    async (who) => {
      const { response } = await ask(who, 'who do I call at Northfield')
      expect(response).toMatch(/^Northfield Equipment: phone \+1 406 555 0100\.$/)
      expect(response).not.toMatch(/price list|@|Tall Pines/)
      const spanish = await ask(who, '¿cuál es el teléfono del concesionario?', {}, 'es-ES')
      expect(spanish.response).toMatch(/^Northfield Equipment: teléfono \+1 406 555 0100\.$/)
    },
  )

  it('shows its address only on papers that the asker sees', async () => {
    const { response } = await ask('operator', 'address of Northfield')
    expect(response).not.toContain('Depot Street')
    expect(response).toContain('you see its address on your orders')
  })

  it.each<Who>(['operatorAdmin', 'operator'])('shows no tax rates and price lists: %s', async (who) => {
    for (const prompt of ['what tax rate does Northfield charge in Idaho', 'what price list of Northfield do we have'])
      expect(await ask(who, prompt)).toMatchObject({
        ...refused,
        response: 'Your role does not see the price lists and tax rates of a dealership.',
      })
  })
})

describe('one’s own organization', () => {
  it.each<Who>(['operatorAdmin', 'operator'])('says its addresses to all of its people: %s', async (who) => {
    const { response } = await ask(who, 'our addresses')
    expect(response).toMatch(/^Ridgeline Quarry: addresses, the default first: Quarry, 12 Quarry Road/)
    expect(response).toContain('8 Granite Avenue')
  })

  it('says what is asked, and whom it works with to nobody else', async () => {
    expect((await ask('dealerAdmin', 'nuestra dirección', {}, 'es-ES')).response).toMatch(/: dirección: [^;]*\.$/)
    expect((await ask('dealerUser', 'our address')).response).not.toContain('Tall Pines')
    expect((await ask('operator', 'our address')).response).not.toContain('served by')
  })
})

describe('what a dealership sets', () => {
  it('is its tax rates', async () => {
    const { response } = await ask('dealerAdmin', 'what tax rate do we charge in Idaho')
    expect(response).toMatch(/^Idaho sales tax \(ID, United States\): 6%\./)
    expect((await ask('dealerAdmin', 'our tax rates')).response).toMatch(/^3 tax rates:/)
    const none = (await ask('dealerAdmin', 'what tax rate do we charge in Texas')).response
    expect(none).toContain('Wyoming sales tax')
    expect(none).toContain('Not considered: “texas”.')
  })

  it.each([
    'what’s the sales tax in Idaho',
    'how much tax do we charge in Idaho',
    'Idaho tax rate?',
    'what percent do we charge for Idaho orders',
    'what rate applies when we ship to Idaho',
    'do we charge sales tax in Idaho',
    'qué porcentaje de impuesto cobramos en Idaho',
    '¿cuál es el impuesto de ventas de Idaho?',
    'qué tasa pagan los de Idaho',
    'cuánto de IVA aplicamos en Idaho',
    'sales tax for idaho',
    '¿qué tax cobramos en Idaho?',
  ])('is the tax of a state: %s', async (prompt) => {
    expect((await ask('dealerAdmin', prompt)).response).toMatch(/^(?:Yes\. )?Idaho sales tax \(ID, .*\): 6\s?%\./)
    expect((await ask('dealerUser', prompt)).refused).toBe(true)
    expect((await ask('operatorAdmin', prompt)).response).not.toContain('6')
  })

  it('is its price lists', async () => {
    const { response } = await ask('dealerAdmin', 'which price lists do we have')
    expect(response).toMatch(/^Fleet customers: \d+ prices, applies to Ridgeline Quarry\.$/)
  })

  it.each<[Who, string, string]>([
    ['dealerUser', 'our tax rates', 'Your role does not see tax rates.'],
    ['dealerUser', 'which price lists are there', 'Your role does not see price lists.'],
    ['operatorAdmin', 'qué tipos impositivos hay', 'Su rol no ve los tipos impositivos.'],
    ['superUser', 'which price lists are there', 'Your role does not see price lists.'],
    ['operator', 'are there account requests', 'Your role does not see requests for accounts.'],
  ])('is refused: %s, %s', async (who, prompt, response) => {
    const language = /[áéí]/.test(prompt) ? 'es-ES' : 'en-US'
    expect(await ask(who, prompt, {}, language)).toMatchObject({ ...refused, response })
  })
})

describe('a super user', () => {
  it('learns what the pages of organizations show, and no terms', async () => {
    const all = await ask('superUser', 'How many dealerships and customers do we have on the platform?')
    expect(all.response).toMatch(
      /dealership organizations?:.*Northfield.*customer organizations:.*Ridgeline.*Tall Pines/s,
    )
    expect((await ask('superUser', 'list all customers')).response).toMatch(/customer organizations:/)
    const { response } = await ask('superUser', 'phone number and address of Northfield Equipment')
    expect(response).toMatch(/^Northfield Equipment: phone \+1 406 555 0100; /)
    expect(response).toContain('200 Depot Street')
    expect(response).not.toContain('serves')
    const whole = await ask('superUser', 'tell me everything about Northfield Equipment')
    expect(whole.response).toContain('serves Ridgeline Quarry and Tall Pines Forestry')
    expect((await ask('superUser', 'which dealership serves Tall Pines')).response).toMatch(
      /^Tall Pines Forestry: served by Northfield Equipment[;.]/,
    )
    expect(await ask('superUser', 'does Tall Pines pay on account')).toMatchObject(refused)
  })
})

describe('account requests', () => {
  it('are said to the admins of both sides', async () => {
    const ridgeline = await organizationId(test, 'Ridgeline Quarry')
    expect((await ask('dealerAdmin', 'are there any account requests')).response).toBe('No account requests that wait.')
    const admin = await test.as('dealerAdmin')
    await admin.post('/api/v2/users/', {
      ...{ email: 'new@ridgeline.example', first_name: 'Ned', last_name: 'Ways', group: 'Machine Operator' },
      organization_id: ridgeline,
    })
    for (const who of ['dealerAdmin', 'operatorAdmin'] as const)
      expect((await ask(who, 'are there any account requests')).response).toMatch(
        /^Ned Ways \(new@ridgeline\.example\): Machine Operator of Ridgeline Quarry, requested by Nora Field, Northfield Equipment on /,
      )
  })
})

describe('what no page of an organization shows', () => {
  it.each([
    ['fax number of Ridgeline', 'Fax numbers, websites and opening hours are not recorded here.'],
    ['when is Northfield open on saturdays', 'Fax numbers, websites and opening hours are not recorded here.'],
  ])('is said not to be recorded: %s', async (prompt, response) => {
    expect(await ask('dealerAdmin', prompt)).toMatchObject({ ...refused, response })
  })

  it('is a credit limit', async () => {
    expect((await ask('dealerAdmin', 'what is the credit limit of Tall Pines')).response).toMatch(/^Credit limits/)
  })
})
