import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { askBob } from './testing/ask-bob'
import { manualQuestions, misread } from './testing/manual-questions'
import { seedQuarry } from './testing/seed-quarry'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await seedQuarry(test, 'catalogue')
})
afterAll(() => test.close())

const ask = askBob(() => test)

it.each<[Who, string, RegExp]>([
  ['dealerAdmin', 'how many 332-20077 are on the service truck', /\(332-20077\): 6 at Service truck\.$/],
  ['dealerAdmin', 'what is on the truck', /^\d+ parts at Service truck:/],
  ['dealerAdmin', '¿qué hay en el camión?', /^\d+ piezas en Service truck:/],
  [
    'dealerAdmin',
    'how many wheel nuts are in the van',
    /^No location is called that; there are: Main store, Service truck\./,
  ],
  [
    'dealerAdmin',
    'what replaced 320-07308',
    /^Oil filter element \(320-07308\): replaced by 320-07309 \(Longer element, same thread\)\.$/,
  ],
  [
    'dealerUser',
    'have we got the 320-07308 or is there a newer one',
    /^No\. Oil filter element \(320-07308\): none in stock; replaced by 320-07309\.$/,
  ],
  ['operatorAdmin', 'which number did 332-20077 replace', /\(332-20077\): replaces 332-20070\.$/],
  ['operatorAdmin', 'how much is a fire extinguisher', /^Fire extinguisher, 6 kg powder \(WS-EXT6\): \$68\.00 each\.$/],
  ['operatorAdmin', 'what do we pay for 332-20077', /\$25\.71 each/],
  ['dealerAdmin', 'what does Ridgeline pay for 332-20077', /\$25\.71 each for Ridgeline Quarry/],
  ['operatorAdmin', 'what is 470-30310', /^Track roller \(470-30310\)/],
  [
    'superUser',
    'how much stock does Northfield have of 332-20077',
    /\(332-20077\): \d+ in stock \(Main store \d+ and /,
  ],
  ['superUser', 'cuanto stock tiene Northfield del 332-20077', /\(332-20077\): \d+ en existencias \(Main store \d+ y /],
  ['dealerAdmin', 'got any beacons left', /^Beacon, amber, magnetic \(EL-BCN\): 6 in stock/],
  ['dealerAdmin', 'stock of HL-GR2-14 please', /^Lithium grease .*220 in stock/],
  // The only location is named, too.
  ['dealerAdmin', 'where are the pistons 331-60121', /^Piston \(331-60121\): 1 in stock \(Main store\)\.$/],
  ['dealerAdmin', 'in which store is 331-60121', /1 in stock \(Main store\)/],
  ['dealerAdmin', '331-60121 location', /1 in stock \(Main store\)/],
  ['dealerAdmin', 'dónde tenemos guardado el 331-60121', /1 en existencias \(Main store\)\.$/],
  ['dealerAdmin', '¿en qué almacén está el radiador 332-30100?', /\(Main store\)/],
  ['operatorAdmin', 'where is the radiator 332-30100 stored', /^Radiator \(332-30100\): \d+ in stock\.$/],
  ['dealerAdmin', 'whats running low', /low parts? in stock/],
  ['dealerUser', 'whats running low', /^Your role does not see stock levels\.$/],
  ['operatorAdmin', 'how many 332-20077 are on the service truck', /^Your role does not see stock levels\.$/],
])('%s: %s', async (who, prompt, expected) => {
  const { response } = await ask(who, prompt)
  expect(response).toMatch(expected)
})

it.each([
  ['how many 332-20077 do we have', 'and on the service truck?', 'en-US'],
  ['¿cuántos 332-20077 tenemos?', '¿y en la camioneta de servicio?', 'es-ES'],
])('%s, %s', async (before, prompt, language) => {
  const { conversation_id } = await ask('dealerAdmin', before, {}, language)
  const { response } = await ask('dealerAdmin', prompt, { conversation_id }, language)
  expect(response).toMatch(/332-20077\).*\d+ (?:at|en) Service truck/)
})

it('what a manual answers stays with the manuals', async () => {
  const found: string[] = []
  for (const prompt of manualQuestions.filter((one) => !misread.has(one))) {
    const { engine, response } = await ask('operatorAdmin', prompt)
    if (engine === 'records') found.push(`${prompt}: ${response}`)
  }
  expect(found).toEqual([])
})
