import { describe, expect, it } from 'vitest'
import { find } from './find'
import { buildManualIndex } from './retrieving/manual-index'
import { createScope, type Scope } from './retrieving/scope'
import { indexes, loaderScope, partsScope, spanishScope, wholeYard } from './testing/harrow-manuals'
import { manualBuilder } from './testing/manual-builder'

function firstPlace(prompt: string, scope: Scope, earlier: string[] = []) {
  const conversation = earlier.map((content) => ({ role: 'user' as const, content }))
  const [best] = find({ prompt, conversation }, scope).evidence
  return best && { page: best.hit.passage.page, says: best.units[best.position]?.text ?? '' }
}

describe('find', () => {
  it('finds the table row with the value', () => {
    const place = firstPlace('how much oil does the engine take?', loaderScope)
    expect(place?.page).toBe(20)
    expect(place?.says).toContain('14.5 L')
  })

  it('finds the sentence in a manual of another language, not a listing that has one of the words as it is', () => {
    const after = 'Después de cada trabajo se limpia la máquina y se comprueba que no queden piezas sueltas en ella.'
    const listing =
      'SUBROUTINE: PUSH THE BAR TO ITS END, CLOSE THE COLLET, AND FILTER THE 35 VALUES THAT THE MACRO HAS, THEN END'
    const builder = manualBuilder('m', 'M').text(1, [], 'Apriete los pernos de la tapa del filtro a 35 Nm.', after)
    for (let page = 2; page <= 14; page++) builder.text(page, [], `Paso ${page}.`, after)
    const scope = createScope([buildManualIndex(builder.text(15, ['Program'], listing).passages)])
    expect(firstPlace('How tight are the filter cover bolts?', scope)?.page).toBe(1)
  })

  it('finds a part by its trade name: rpm gauge for tachometer', () => {
    const place = firstPlace('what number has the rpm gauge', partsScope)
    expect(place).toMatchObject({ page: 18 })
    expect(place?.says).toContain('HX-71002')
  })

  it('finds a part number with or without its hyphen', () => {
    expect(firstPlace('what is HX40118?', partsScope)?.says).toContain('Water separator')
    expect(firstPlace('what is hx-40118?', partsScope)?.says).toContain('Water separator')
  })

  it('finds the page despite misspelt words (behaviour, 5: misspellings find their page)', () => {
    expect(firstPlace('wich batery cabel comes off frist', loaderScope)?.page).toBe(17)
  })

  it('understands colloquial words: lead for cable', () => {
    expect(firstPlace('Which battery lead do I undo first?', loaderScope)?.says).toContain('negative')
  })

  it('keeps the context of the conversation in a follow-up (behaviour, 5)', () => {
    const place = firstPlace('and what of the short kind?', loaderScope, ['How tight are the long wheel nuts?'])
    expect(place?.says).toContain('480 N·m')
  })

  it('ranks the page above its entry in the contents', () => {
    const pages = find({ prompt: 'changing the engine oil', conversation: [] }, loaderScope).evidence
    expect(pages[0]?.hit.passage.page).toBe(14)
  })

  it('answers a Spanish question from a Spanish manual', () => {
    expect(firstPlace('¿Cada cuántas horas hay que engrasar los pasadores?', spanishScope)?.says).toContain('10 horas')
  })

  it('answers an English question from a Spanish manual through trade words', () => {
    expect(firstPlace('For how many years is the warranty?', spanishScope)?.page).toBe(4)
  })

  it('does not look for the name of the machine itself, as on its cover', () => {
    const builder = manualBuilder('m', 'M').text(1, [], 'SK 40 skid steer loader', 'Operation manual')
    for (const page of [2, 3, 4, 5]) builder.text(page, [], `Page ${page} is about something else.`)
    builder
      .text(6, ['1 Introduction'], 'This manual is for the skid steer loader SK 40 and no other loader.')
      .steps(7, ['7 Towing'], 'Chock the wheels.', 'Fasten the bar.', 'Release the brake.')
    const scope = createScope([buildManualIndex(builder.passages)])
    expect(firstPlace('How do I tow the skid steer loader?', scope)?.page).toBe(7)
    expect(firstPlace('How do I tow the SK-40?', scope)?.page).toBe(7)
    const terms = find({ prompt: 'How do I tow the tractor?', conversation: [] }, scope).query.terms
    expect(terms.find(({ word }) => word === 'tractor')?.coverageWeight).toBeGreaterThan(0)
  })

  it('looks for a word that stands before a number in the address on the cover', () => {
    const builder = manualBuilder('m', 'M').text(1, [], 'Winch W-200', 'Winches Ltd, Box 120, Springfield')
    for (const page of [2, 3, 4, 5]) builder.text(page, [], `Page ${page} is about something else.`)
    builder.text(6, ['1 Electrics'], 'The fuse box is below the seat.')
    const { terms } = find(
      { prompt: 'Where is the box?', conversation: [] },
      createScope([buildManualIndex(builder.passages)]),
    ).query
    expect(terms.find(({ word }) => word === 'box')?.coverageWeight).toBeGreaterThan(0)
  })

  it('answers from the passage in the language of the question, if the manual has it', () => {
    const manual = manualBuilder('m', 'M')
      .text(
        1,
        [],
        'The winch must be oiled every 50 hours. Use the oil from the table at the end of this manual, and never more than the quantity that is given there.',
      )
      .text(
        2,
        [],
        'Der Kompressor und die Winde sind alle 50 Stunden zu ölen. Das Öl steht in der Tabelle am Ende dieser Anleitung, und niemals darf mehr eingefüllt werden, als dort angegeben ist.',
      )
      .text(
        3,
        [],
        'Le treuil doit être huilé toutes les 50 heures. Utilisez une huile du tableau à la fin de ce manuel, et jamais plus que la quantité qui y est indiquée.',
      )
    const scope = createScope([buildManualIndex(manual.passages)])
    expect(firstPlace('How often must the winch be oiled?', scope)?.page).toBe(1)
    expect(firstPlace('Wie oft muss die Winde geölt werden?', scope)?.page).toBe(2)
    expect(firstPlace('À quelle fréquence faut-il huiler le treuil ?', scope)?.page).toBe(3)
  })

  it('finds words that are written alike in another language', () => {
    const manual = manualBuilder('m', 'M')
      .text(1, [], "Le pantographe est remplacé après un an. Il est fixé par des colliers sous la cabine de l'engin.")
      .text(2, [], "Le catalyseur est remplacé après deux ans. Il est fixé par des colliers sous la cabine de l'engin.")
    const scope = createScope([buildManualIndex(manual.passages)])
    expect(firstPlace('When is the catalytic converter replaced?', scope)?.page).toBe(2)
  })

  it('searches several manuals as one collection', () => {
    expect(firstPlace('fuel filter part number', wholeYard)?.says).toContain('HX-40117')
    expect(firstPlace('wheel nut torque', wholeYard)?.page).toBe(21)
  })

  it('uses only the manuals in scope (behaviour, 5: scope is a hard filter)', () => {
    const { evidence } = find({ prompt: 'fuel filter part number HX-40117', conversation: [] }, loaderScope)
    expect(evidence.every(({ hit }) => indexes.loader.passages.includes(hit.passage))).toBe(true)
  })

  it('finds nothing for an empty question', () => {
    expect(find({ prompt: '???', conversation: [] }, loaderScope).evidence).toEqual([])
    expect(find({ prompt: 'oil', conversation: [] }, { ...loaderScope, manuals: [] }).evidence).toEqual([])
  })
})
