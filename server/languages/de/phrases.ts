import type { AnswerPhrases } from '../answer-phrases'

/** The sentences of answers in German. */
export const phrases: AnswerPhrases = {
  refusal: 'Die Handbücher dieser Maschine beantworten diese Frage nicht.',
  advice: {
    operator: 'Sie können den Händler fragen.',
    staff: 'Sie können ein Handbuch hinzufügen, das sie beantwortet.',
  },
  refusalSoFar: 'Die Handbücher, die bereit sind, beantworten diese Frage nicht. Andere werden noch gelesen.',
  unsure: 'Ich bin nicht sicher; diese Stellen kommen der Frage am nächsten.',
  also: 'Siehe auch',
  earlierSteps: (count, page) => `${count} ${count === 1 ? 'früherer Schritt' : 'frühere Schritte'} ab Seite ${page}`,
  laterSteps: (count, page) => `${count} ${count === 1 ? 'weiterer Schritt' : 'weitere Schritte'} ab Seite ${page}`,
  partNumber: (number) => `Die Teilenummer ist ${number}`,
  partsFit: (count, shown) =>
    shown < count ? `${count} Teile passen; die ersten ${shown}:` : `${count} Teile passen:`,
  item: (item) => `Position ${item}`,
  page: (page) => `Seite ${page}`,
  pages: (pages) => `Seiten ${pages.join(', ')}`,
  more: (count) => `und ${count} weitere`,
  withoutManuals: {
    pending: 'Die Handbücher dieser Maschine werden noch gelesen; die Frage kann noch nicht beantwortet werden.',
    unreadable: (names) => `Die Handbücher dieser Maschine konnten nicht gelesen werden: ${names}.`,
    none: 'Zu dieser Maschine gibt es noch kein Handbuch.',
    askDealer: 'Sie können den Händler fragen.',
    seeReason: 'Die Seite der Maschine zeigt den Grund.',
    addManual: 'Auf der Seite der Maschine können Sie eines hinzufügen.',
  },
  catalogue: {
    sold: (dealerships) => `Aus dem Katalog von ${dealerships}, nicht aus einem Handbuch:`,
    replaced: (number, replacement) => `${number} wird durch ${replacement} ersetzt`,
  },
  whichMachine: 'Um welche Maschine geht es? Wählen Sie eine aus, dann werden ihre Handbücher durchsucht.',
}
