import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { askBob } from './testing/ask-bob'
import { seedQuarry } from './testing/seed-quarry'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await seedQuarry(test, 'instances', 'catalogue', 'maintenance')
  await receive('332-20077')
})
afterAll(() => test.close())

async function receive(number: string) {
  const part = test.db.selectFrom('catalogue_part').where('part_number', '=', number).select('id')
  const { id } = await part.executeTakeFirstOrThrow()
  const store = test.db.selectFrom('stock_location').where('name', '=', 'Main store').select('id')
  const { id: location_id } = await store.executeTakeFirstOrThrow()
  const payload = { kind: 'RECEIVED', location_id, quantity: 5, reason: 'Late delivery' }
  const { status } = await (await test.as('dealerUser')).post(`/api/v2/inventory/parts/${id}/movements`, payload)
  expect(status).toBe(201)
}

const ask = askBob(() => test)

describe('what is known of a part', () => {
  it.each<[Who, string, RegExp]>([
    [
      'dealerAdmin',
      'what does 320-07309 cost',
      /\): \$24\.50 each; from 6 \$22\.90; from 12 \$21\.50; price list Fleet customers \$22\.54\.$/,
    ],
    [
      'dealerAdmin',
      '¿cuántos filtros de aceite 320-07309 nos quedan?',
      /^Oil filter element \(320-07309\): \d+ en existencias \([^)]+\)\.$/,
    ],
    [
      'dealerAdmin',
      'how many 320-07309 are left in stock',
      /^Oil filter element \(320-07309\): \d+ in stock \([^)]+\)\.$/,
    ],
    [
      'dealerAdmin',
      'what does Ridgeline pay for a 320-07411?',
      /^Fuel filter, fine \(320-07411\): \$28\.70 each for Ridgeline Quarry\.$/,
    ],
    [
      'dealerAdmin',
      'hw many teeth 830-11112 do we have n whats the price for 10',
      /^Tooth \(830-11112\): 72 in stock \(.*\); 10 for \$199\.00, \$19\.90 each\.$/,
    ],
    ['dealerUser', 'fleet price of 320-07309', /price list Fleet customers \$22\.54/],
    ['dealerAdmin', 'any qty breaks on HL-GR2-14?', /from 48 \$6\.20/],
    ['operator', '¿qué filtro de aceite lleva la Loader 3?', /Oil filter element \(320-07309\)/],
    ['operatorAdmin', 'how many HL-GR2-14 do we have to buy at least', /in packs of 12; minimum quantity 12/],
    ['dealerUser', 'core charge on 320-09120', /core charge \$60\.00/],
    ['operator', '¿cuánto es el cargo por casco de la batería?', /cargo por casco (?:US)?\$\s?18/],
    ['dealerAdmin', 'who makes 331-44520', /manufacturer Harrow/],
    ['dealerUser', 'is 410-05510 still sold', /replaced by 410-05518 \(New by-pass valve\)/],
    ['operatorAdmin', 'what kits is 320-07411 in?', /WL-120 500 h kit/],
    ['dealerAdmin', 'which models take the wiper blade 600 mm', /part of Winter set/],
  ])('is said to %s: %s', async (who, prompt, expected) => {
    expect((await ask(who, prompt)).response).toMatch(expected)
  })

  it('as far as the role sees it', async () => {
    const { response } = await ask('operatorAdmin', 'what does 320-07309 cost')
    expect(response).toMatch(/\$22\.54 each/)
    expect(response).not.toMatch(/Fleet|22\.90|Main store/)
  })
})

describe('a part by its name in the other language', () => {
  it.each<[Who, string, RegExp]>([
    ['operator', 'precio del filtro de retorno hidráulico', /331-44520/],
    ['operatorAdmin', '¿hay baterías de 12v?', /729-10650/],
    ['operator', '¿tienen correa en stock?', /320-08815/],
    ['dealerUser', '¿cuánto vale el cinturón de seguridad?', /WS-BEL/],
    ['dealerUser', 'price of the oil filtre element', /320-07309/],
    ['operator', '¿cuánto cuesta la manguera superior del radiador?', /332-30120/],
    ['dealerAdmin', 'on which machine models is idler 470-30110 used', /^Idler \(470-30110\): 2 in stock/],
  ])('is found for %s: %s', async (who, prompt, expected) => {
    expect((await ask(who, prompt)).response).toMatch(expected)
  })

  it('is not found by a figure alone', async () => {
    const { response } = await ask('dealerAdmin', 'precio del qwertyuiop de 12')
    expect(response).not.toMatch(/\d+ (?:parts|piezas)/)
  })
})

describe('the ledger of stock', () => {
  it.each<[string, RegExp]>([
    ['who received 332-20077 last', /\(332-20077\): received \+5, Main store, .*Pete Clark, “Late delivery”/],
    ['stock movements of 332-20077', /received \+5, Main store/],
    ['movimientos de existencias de 332-20077', /recibidas \+5, Main store/],
    ['which stock locations do we have', /Main store \(default\)[\s\S]*Service truck/],
  ])('is read by an admin of the dealership: %s', async (prompt, expected) => {
    expect((await ask('dealerAdmin', prompt)).response).toMatch(expected)
  })

  it.each<[Who, string, string]>([
    ['dealerUser', 'stock movements of 332-20077', 'Your role does not see stock movements.'],
    ['operatorAdmin', 'who received 332-20077 last', 'Your role does not see stock movements.'],
    ['operator', 'stock movements of 999-99999', 'Your role does not see stock movements.'],
    ['operatorAdmin', 'which stock locations do you have', 'Your role does not see stock locations.'],
  ])('is not told %s, whether there is one or not: %s', async (who, prompt, response) => {
    expect(await ask(who, prompt)).toMatchObject({ response, refused: true, records: [] })
  })

  it('is read by place by the clerks who store the parts', async () => {
    expect((await ask('dealerUser', 'how many 830-11112 are on the service truck')).response).toMatch(
      /14 at Service truck/,
    )
  })
})

describe('parts that are sold as one', () => {
  it.each<[Who, string, RegExp]>([
    ['operatorAdmin', 'whats in the winter set', /^Winter set .*\$269\.00: 1 × Battery 12 V 120 Ah/],
    ['operatorAdmin', 'what does the winter set cost', /^Winter set .*\$269\.00/],
    ['dealerAdmin', 'contents of the Winter set', /^Winter set .*\$269\.00/],
    ['operatorAdmin', 'what comes in the Winter set?', /^Winter set .*\$269\.00/],
    ['dealerAdmin', 'which parts belong to the Winter set', /^Winter set .*\$269\.00/],
    ['dealerUser', 'tell me about the winter set', /^Winter set .*\$269\.00/],
    ['dealerAdmin', 'que trae el Winter set y a cuanto lo vendemos', /^Winter set .*269[.,]00/],
    ['dealerAdmin', 'qué piezas lleva el Winter set y qué precio tiene', /^Winter set .*269[.,]00/],
    ['operatorAdmin', 'dame el precio del Winter set', /^Winter set .*269[.,]00/],
    ['operatorAdmin', 'whats the price of the Winter set', /^Winter set .*\$269\.00/],
    ['dealerAdmin', 'de qué se compone el winter set', /^Winter set .*269[.,]00/],
    ['dealerAdmin', 'what does the Summer set contain', /^(?!Winter)/],
    ['operatorAdmin', 'how much is the WL-120 500 h kit', /\$147\.65/],
    ['dealerUser', 'which bundles do you have', /^4 bundles:/],
    ['operatorAdmin', 'what does the 1000 h kit for the WL-120 cost', /\$174\.67/],
    ['dealerAdmin', 'is everything in stock for the EX-210 500 h kit', /all in stock, enough for 13 sets/],
  ])('say what they are to %s: %s', async (who, prompt, expected) => {
    expect((await ask(who, prompt)).response).toMatch(expected)
  })

  it('are found for a task that is due', async () => {
    const { conversation_id } = await ask('operator', 'what is overdue')
    const { response } = await ask('operator', 'which parts do i need for the first one', { conversation_id })
    expect(response).toMatch(/^WL-120 500 h kit .*320-07309/)
  })
})

describe('what the page of a machine shows', () => {
  it.each<[Who, string, RegExp]>([
    ['operator', 'which variant is digger 1', /Harrow EX-210 \(Standard boom\)/],
    ['operator', 'tell me about loader 3', /serial number GHT00123.*\n\n- Last read by Rosa Delgado/],
    ['operator', 'where is digger 1', /^Digger 1: place: [^,\n]+\.$/],
    ['dealerAdmin', 'serial GHT00377 whose machine is that', /^Log loader: of Tall Pines Forestry\.$/],
    ['operator', 'serial number of loader 3', /^Loader 3: serial number GHT00123\.$/],
    ['operatorAdmin', 'is digger 1 hooked up to telematics', /No readings by telematics/],
    ['operatorAdmin', 'who looks after the pond digger', /Served by Northfield Equipment/],
    ['operator', 'show me the maintenance plan of digger 1', /500 h service[^\n]*every 500 h; counted from/],
    ['operator', 'plan de mantenimiento de digger 1', /500 h service[^\n]*cada 500 h; cuenta desde/],
  ])('is said to %s: %s', async (who, prompt, expected) => {
    expect((await ask(who, prompt)).response).toMatch(expected)
  })

  it.each([
    ['is loader 3 still under warranty', 'Warranties are not recorded here.'],
    ['¿cuándo vence la garantía de Loader 3?', 'Aquí no se registran las garantías.'],
    ['what was the purchase price of loader 3', 'When machines were bought, and for how much, is not recorded here.'],
  ])('and what it does not: %s', async (prompt, response) => {
    expect(await ask('operatorAdmin', prompt)).toMatchObject({ response, refused: true, records: [] })
  })
})

describe('pieces that are looked for', () => {
  it('are there only if there are as many', async () => {
    expect((await ask('dealerAdmin', 'do we have 5 of 320-07309 in stock')).response).toMatch(/^Yes\. .*in stock/)
    expect((await ask('dealerAdmin', 'do we have 999 of 320-07309 in stock')).response).toMatch(/^No\. .*in stock/)
  })
})
