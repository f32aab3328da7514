import { describe, expect, it } from 'vitest'
import { widerAlternativesOf } from './wider-alternatives'

const namesOf = (text: string, language: 'en' | 'es') =>
  widerAlternativesOf(text.split(' '), language).map((one) => one.join(' '))

describe('what a question names is also called', () => {
  it.each<['en' | 'es', string, string]>([
    ['es', 'filtro retorno hidraulico', 'return filter hydraul'],
    ['es', 'bateria 12v', 'battery 12 v'],
    ['es', 'correa', 'drive belt'],
    ['es', 'manguera superior', 'hose upper'],
    ['es', 'cinturon seguridad', 'seat belt'],
    ['en', 'seat belt', 'cinturon de segur'],
    ['en', 'starter motor', 'starter'],
    ['en', 'tire', 'tyre'],
    ['en', 'oil filtre', 'oil filter'],
    ['es', 'bateira', 'battery'],
    ['es', 'faro trabajo led', 'work lamp led'],
  ])('in %s %s: %s', (language, text, name) => {
    expect(namesOf(text, language)).toContain(name)
  })
})

it.each<['en' | 'es', string]>([
  ['es', 'qwertyuiop'],
  ['es', 'qwertyuiop 12'],
])('nothing that leaves out a word: in %s %s', (language, text) => {
  expect(namesOf(text, language).every((name) => name.includes('qwertyuiop'))).toBe(true)
})

it('no more than are looked up', () => {
  expect(namesOf('tapa filtro aceite tornillo correa', 'es').length).toBeLessThanOrEqual(24)
})
