import type { Language } from '../../../languages/language'

interface Phrases {
  /** Before what the catalogues of dealerships have. */
  sold: (dealerships: string) => string
  replaced: (number: string, replacement: string) => string
}

/** The sentences of an answer from catalogues. */
export const cataloguePhrases: Record<Language, Phrases> = {
  en: {
    sold: (dealerships) => `From the catalogue of ${dealerships}, not from a manual:`,
    replaced: (number, replacement) => `${number} is replaced by ${replacement}`,
  },
  es: {
    sold: (dealerships) => `Del catálogo de ${dealerships}, no de un manual:`,
    replaced: (number, replacement) => `${number} se sustituye por ${replacement}`,
  },
  de: {
    sold: (dealerships) => `Aus dem Katalog von ${dealerships}, nicht aus einem Handbuch:`,
    replaced: (number, replacement) => `${number} wird durch ${replacement} ersetzt`,
  },
  fr: {
    sold: (dealerships) => `D'après le catalogue de ${dealerships}, non d'un manuel :`,
    replaced: (number, replacement) => `${number} est remplacé par ${replacement}`,
  },
  pt: {
    sold: (dealerships) => `Do catálogo de ${dealerships}, não de um manual:`,
    replaced: (number, replacement) => `${number} é substituído por ${replacement}`,
  },
  it: {
    sold: (dealerships) => `Dal catalogo di ${dealerships}, non da un manuale:`,
    replaced: (number, replacement) => `${number} è sostituito da ${replacement}`,
  },
  nl: {
    sold: (dealerships) => `Uit de catalogus van ${dealerships}, niet uit een handleiding:`,
    replaced: (number, replacement) => `${number} is vervangen door ${replacement}`,
  },
  sv: {
    sold: (dealerships) => `Ur katalogen från ${dealerships}, inte ur en manual:`,
    replaced: (number, replacement) => `${number} ersätts av ${replacement}`,
  },
  fi: {
    sold: (dealerships) => `Luettelosta (${dealerships}), ei ohjekirjasta:`,
    replaced: (number, replacement) => `${number} on korvattu numerolla ${replacement}`,
  },
  da: {
    sold: (dealerships) => `Fra kataloget hos ${dealerships}, ikke fra en manual:`,
    replaced: (number, replacement) => `${number} er erstattet af ${replacement}`,
  },
  no: {
    sold: (dealerships) => `Fra katalogen til ${dealerships}, ikke fra en håndbok:`,
    replaced: (number, replacement) => `${number} er erstattet av ${replacement}`,
  },
}
