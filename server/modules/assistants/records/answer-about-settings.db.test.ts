import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask as askForFeedback, giveFeedback } from '../../../../tests/support/feedback'
import { organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { askBob } from './testing/ask-bob'
import { seedQuarry } from './testing/seed-quarry'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await seedQuarry(test, 'instances', 'catalogue')
})
afterAll(() => test.close())

const ask = askBob(() => test)

describe('links without an account', () => {
  let urls: string[]
  beforeAll(async () => {
    const [ridgeline, pines] = [
      await organizationId(test, 'Ridgeline Quarry'),
      await organizationId(test, 'Tall Pines Forestry'),
    ]
    const loader = test.db.selectFrom('machine_instance').where('name', '=', 'Loader 3').select('id')
    const { id } = await loader.executeTakeFirstOrThrow()
    const create = async (who: Who, body: object) =>
      (await (await test.as(who)).post('/api/v2/portal-links', body)).body
    const links = [
      await create('dealerAdmin', { kind: 'place_order', organization_id: ridgeline }),
      await create('dealerAdmin', { kind: 'place_order', organization_id: pines }),
      await create('operatorAdmin', { kind: 'machine_hours', instance_id: id }),
      await create('dealerAdmin', { kind: 'service_kits', organization_id: ridgeline }),
    ]
    urls = links.map(({ url }) => url)
    await (await test.as('dealerAdmin')).delete(`/api/v2/portal-links/${links[3].id}`)
  })

  it.each<[Who, string, RegExp]>([
    ['operatorAdmin', 'which links without a login for us are still valid', /^2 valid links without an account:/],
    ['operatorAdmin', '¿tenemos enlaces sin contraseña?', /^2 enlaces sin cuenta válidos:/],
    ['operatorAdmin', 'which of our links were revoked', /^Link to due kits: revoked on /],
    ['operatorAdmin', 'links that have expired', /^No expired link without an account\.$/],
    [
      'operatorAdmin',
      'is there a label link for Loader 3',
      /^Link to enter hours \(Loader 3\): valid without end, created on .* by Rita Stone, never used/,
    ],
    ['dealerAdmin', 'public links of Ridgeline', /for Ridgeline Quarry/],
    ['dealerAdmin', 'public links of Tall Pines', /^Link to place orders: for Tall Pines Forestry, valid until /],
    ['dealerUser', 'which links without a login are active', /^3 valid links without an account:/],
    ['superUser', 'which portal links are active for Tall Pines', /^Link to place orders: for Tall Pines Forestry/],
    ['operator', 'which links without a login for us are still valid', /^Your role does not see links that open/],
    ['strangerStaff', 'which links without a login for us are still valid', /^No valid link without an account\./],
    ['operatorAdmin', 'public links of Tall Pines', /^Nothing that you may see is called “Tall Pines”\.$/],
  ])('%s: %s', async (who, prompt, expected) => {
    expect((await ask(who, prompt)).response).toMatch(expected)
  })

  it('never show what opens them', async () => {
    for (const who of ['operatorAdmin', 'dealerAdmin', 'superUser'] as const) {
      const answer = JSON.stringify(await ask(who, 'which links without a login are active'))
      for (const url of urls) expect(answer).not.toContain(new URL(url).searchParams.get('token'))
    }
  })
})

describe('one’s own choices of e-mails', () => {
  it('are told by how soon they are sent', async () => {
    await (await test.as('dealerUser')).put('/api/v2/email-choices', { shipments: 'daily', returns: 'never' })
    const { response, records } = await ask('dealerUser', 'which e-mails do I get')
    expect(response).toMatch(/^Your e-mails: at once: orders placed or cancelled, messages/)
    expect(response).toContain('every morning: shipments and pickups; never: returns;')
    expect(response).not.toContain('due maintenance')
    expect(records).toEqual([{ title: 'Your settings', path: '/profile' }])
  })

  it.each<Who>(['operator', 'operatorAdmin', 'dealerAdmin'])('are not those of others: %s', async (who) => {
    const { response } = await ask(who, '¿de qué cosas me mandan correo a mí?', {}, 'es-ES')
    expect(response).toMatch(/^Sus correos: al momento: pedidos hechos o cancelados, envíos y recogidas, devoluciones,/)
    expect(response).toContain('mantenimiento pendiente')
  })
})

describe('feedback on answers', () => {
  beforeAll(async () => {
    const [one, other] = [await askForFeedback(test), await askForFeedback(test)]
    await giveFeedback(test, one, { rating: 'down', reason: 'The wrong machine' })
    await giveFeedback(test, other, { rating: 'up' })
  })

  it.each([
    [
      'how many thumbs down did Bob’s answers get this month',
      /^1 thumbs down from .*\n\n- “.*”, .*: thumbs down \(“The wrong machine”\)$/,
    ],
    ['what do users think of Bob', /^1 thumbs up and 1 thumbs down:\n\n- /],
    ['any positive feedback today', /: thumbs up\.$/],
    ['negative feedback last year', /^No thumbs down for answers from /],
    ['cuántos pulgares abajo hubo este mes', /^1 pulgar abajo del /],
  ])('is for super users: %s', async (prompt, expected) => {
    expect((await ask('superUser', prompt)).response).toMatch(expected)
  })

  it.each<Who>(['dealerAdmin', 'dealerUser', 'operatorAdmin', 'operator'])('is refused to others: %s', async (who) => {
    const answer = await ask(who, 'how many thumbs down did Bob’s answers get this month')
    expect(answer).toMatchObject({ refused: true, response: 'Your role does not see feedback on answers.' })
  })
})
