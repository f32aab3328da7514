import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '../language'
import { splitSentences } from './sentences'

describe('splitSentences', () => {
  it.each<[Language, ...string[]]>([
    ['en', 'The tank holds approx. 12 l.', 'Fill it.'],
    ['en', 'Set the relief valve to max. 20 Nm.', 'Lock the nut.'],
    ['en', 'Remove the bolt, see Fig. 3.', 'Keep the washer.'],
    ['en', 'Fuse No. 4 is for the fan.', 'It has 10 A.'],
    ['en', 'No.', 'Never open a hot radiator.'],
    ['en', 'No. 4 is the fuse.'],
    ['en', 'Use a solvent, e.g. Stoddard solvent.', 'Dry the parts.'],
    ['en', 'Close the cap.', 'Bend the tab.', 'Start the engine.'],
    ['en', 'Use bolts M8 x 1.25.', 'Tighten to 24.5 Nm.', '2.5 turns are enough.'],
    ['en', 'Stop above 90 °C.', 'Wait 5 min.', 'Pump 3 l/min.', 'Torque 10 N·m.', 'It is 5 ft.', 'Done!'],
    ['en', '1. Open the hood.', '2. Close it.'],
    ['en', 'Does it leak?', '"Yes."', '(See page 3.)', 'Replace it.'],
    ['es', 'Use grasa, p. ej. EP 2.', '¿Hay fugas?', 'Apriete según cap. 3.', 'Cierre la válvula según pág. 4.'],
    ['es', 'Está prohibida la operación.', 'Pare el motor.'],
    [
      'fr',
      'Serrer à env. 20 Nm.',
      'Voir réf. 3.',
      'Copie sur demande, p. ex. Manuel 2.',
      'Tous droits réservés.',
      'Fin.',
    ],
    ['de', 'Nur mit Schmierstoff, z. B. Öl, füllen.', 'Vgl. Abb. 3 bzw. Tab. 4.', 'Ggf. Filter ersetzen.'],
    ['de', 'Teile-Nr. 4711 einschl. Dichtung bestellen.', 'Öl, Fett usw.', 'Danach prüfen.'],
    ['pt', 'Aperte conforme fig. 2, máx. 20 Nm.', 'Use óleo, p. ex. SAE 30.', 'A pressão é de aprox. 5 bar.'],
    ['it', 'Serrare a max. 20 Nm.', 'Vedi pag. 3 e cap. 4.', 'Capacità ca. 12 l.', 'Riempire.'],
    ['nl', 'Gebruik vet, bijv. Lithium.', 'Zie afb. 3 en par. 4.5.', 'Inhoud ca. 12 l.', 'Vullen.'],
    ['sv', 'Använd fett, t.ex. EP 2.', 'Se fig. 3 och kap. 4.', 'Rymmer ca. 12 l.', 'Fyll på.'],
    ['fi', 'Käytä rasvaa, esim. EP 2.', 'Ks. kuva 3.', 'Kiristä max. 20 Nm.', 'Täytä säiliö.'],
    ['da', 'Brug fedt, f.eks. EP 2.', 'Se fig. 3 og kap. 4.', 'Rummer ca. 12 l.', 'Fyld op.'],
    ['no', 'Bruk fett, f. eks. EP 2.', 'Se fig. 3 og avsn. 4.', 'Rommer maks. 12 l.', 'Fyll på.'],
  ])('ends %s sentences at their ends only', (language, ...sentences) => {
    expect(splitSentences(sentences.join(' '), language)).toEqual(sentences)
    expect(splitSentences(sentences.join('\n'))).toEqual(sentences)
  })

  it('has no sentence in empty text', () => {
    expect(splitSentences(' \n')).toEqual([])
  })

  it('finishes every sentence but the last one of text that grows', () => {
    const pieces = fc.constantFrom('No', 'approx', 'z', 'B', '12', 'l', '°', '.', '!', '"', ')', '(', ' ', '\n', 'Fill')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (written) => {
        const text = written.join('')
        const whole = splitSentences(text)
        for (let length = 0; length < text.length; length += 1) {
          const finished = splitSentences(text.slice(0, length)).slice(0, -1)
          expect(finished).toEqual(whole.slice(0, finished.length))
        }
      }),
    )
  })
})
