import type { Language } from '../../../../../domain/text'

/** What people ask about one part of a machine; which of it a manual answers is found out by asking. */
export interface Topic {
  /** Words of a question or heading that belong to the topic, in both languages. */
  words: RegExp
  /** The most frequent ones first. */
  questions: Record<Language, readonly string[]>
}

/** The topics that people at a machine ask about, written by the authors of the project from what every manual of a machine has. */
export const topics = {
  engineOil: {
    words:
      /\b(?:engine|motor)\b.*\boil\b|\boil (?:filter|change)|\boil\b.*\b(?:engine|motor)\b|aceite (?:del|de|de los) motor|filtro de aceite/i,
    questions: {
      en: [
        'How much oil does the engine take?',
        'Which engine oil do I use?',
        'Which oil filter does it take?',
        'How tight is the oil drain plug?',
        'How often is the engine oil changed?',
        'How do I change the engine oil?',
        'How do I check the engine oil level?',
      ],
      es: [
        '¿Cuánto aceite lleva el motor?',
        '¿Qué aceite de motor uso?',
        '¿Qué filtro de aceite lleva?',
        '¿Cuál es el par del tapón de vaciado del aceite?',
        '¿Cada cuánto se cambia el aceite del motor?',
        '¿Cómo cambio el aceite del motor?',
        '¿Cómo compruebo el nivel de aceite del motor?',
      ],
    },
  },
  hydraulics: {
    words: /hydraulic|hidr[áa]ulic/i,
    questions: {
      en: [
        'How much hydraulic oil does it take?',
        'Which hydraulic oil do I use?',
        'Which hydraulic filter does it take?',
        'How often is the hydraulic oil changed?',
        'How do I check the hydraulic oil level?',
      ],
      es: [
        '¿Cuánto aceite hidráulico lleva?',
        '¿Qué aceite hidráulico uso?',
        '¿Qué filtro hidráulico lleva?',
        '¿Cada cuánto se cambia el aceite hidráulico?',
        '¿Cómo compruebo el nivel de aceite hidráulico?',
      ],
    },
  },
  cooling: {
    words: /cool(?:ant|ing)|radiator|antifreeze|refrigera|radiador|anticongelante/i,
    questions: {
      en: [
        'How much coolant does it take?',
        'Which coolant do I use?',
        'How often is the coolant changed?',
        'How do I check the coolant level?',
        'How do I clean the radiator?',
      ],
      es: [
        '¿Cuánto refrigerante lleva?',
        '¿Qué refrigerante uso?',
        '¿Cada cuánto se cambia el refrigerante?',
        '¿Cómo compruebo el nivel del refrigerante?',
        '¿Cómo limpio el radiador?',
      ],
    },
  },
  fuel: {
    words: /\bfuel|diesel|combustible|gas[óo]leo|di[ée]sel/i,
    questions: {
      en: [
        'How much fuel does the tank hold?',
        'Which fuel do I use?',
        'Which fuel filter does it take?',
        'How do I bleed the fuel system?',
        'How often are the fuel filters replaced?',
      ],
      es: [
        '¿Cuánto combustible cabe en el depósito?',
        '¿Qué combustible uso?',
        '¿Qué filtro de combustible lleva?',
        '¿Cómo purgo el sistema de combustible?',
        '¿Cada cuánto se cambian los filtros de combustible?',
      ],
    },
  },
  wheels: {
    words: /\bt[iy]re|\bwheel|neum[áa]tic|\brueda/i,
    questions: {
      en: ['What is the tire pressure?', 'How tight are the wheel nuts?', 'How do I change a wheel?'],
      es: [
        '¿Qué presión llevan los neumáticos?',
        '¿Cuál es el par de las tuercas de rueda?',
        '¿Cómo cambio una rueda?',
      ],
    },
  },
  tracks: {
    words: /\btracks?\b|\bcrawler|\borugas?\b|cadena/i,
    questions: {
      en: ['How do I adjust the track tension?', 'How much may the track sag?', 'How do I clean the tracks?'],
      es: ['¿Cómo ajusto la tensión de las orugas?', '¿Cuánto puede colgar la oruga?', '¿Cómo limpio las orugas?'],
    },
  },
  greasing: {
    words: /\bgreas|lubricat|\bengras|lubrica/i,
    questions: {
      en: ['What has to be greased every day?', 'Which grease do I use?', 'How often are the pins greased?'],
      es: ['¿Qué se engrasa cada día?', '¿Qué grasa uso?', '¿Cada cuánto se engrasan los pasadores?'],
    },
  },
  battery: {
    words: /\bbatter|bater[íi]a/i,
    questions: {
      en: [
        'How do I jump-start the engine?',
        'Which cable of the battery comes off first?',
        'How do I replace the battery?',
      ],
      es: [
        '¿Cómo arranco el motor con cables?',
        '¿Qué cable de la batería se quita primero?',
        '¿Cómo cambio la batería?',
      ],
    },
  },
  airFilter: {
    words: /\bair (?:filter|cleaner)|filtro de aire/i,
    questions: {
      en: ['How do I clean the air filter?', 'When is the air filter replaced?', 'Which air filter does it take?'],
      es: ['¿Cómo limpio el filtro de aire?', '¿Cuándo se cambia el filtro de aire?', '¿Qué filtro de aire lleva?'],
    },
  },
  starting: {
    words: /\bstart(?:s|ing|er)?\b|arran(?:c|qu)/i,
    questions: {
      en: [
        'What must be checked before starting?',
        'How do I start the engine?',
        'How do I start the engine in the cold?',
        'How do I stop the engine in an emergency?',
      ],
      es: [
        '¿Qué se comprueba antes de arrancar?',
        '¿Cómo arranco el motor?',
        '¿Cómo arranco el motor en frío?',
        '¿Cómo paro el motor en una emergencia?',
      ],
    },
  },
  service: {
    words: /\bservice|\bmaintenance|\bhours\b|\bintervals?\b|mantenimiento|\bhoras\b|intervalo/i,
    questions: {
      en: [
        'What is done every 500 hours?',
        'What is done every 250 hours?',
        'What is done every 1000 hours?',
        'What is checked every day?',
      ],
      es: [
        '¿Qué se hace cada 500 horas?',
        '¿Qué se hace cada 250 horas?',
        '¿Qué se hace cada 1000 horas?',
        '¿Qué se revisa cada día?',
      ],
    },
  },
  transport: {
    words: /\btow|\btransport|\btie.?down|\blifting\b|remol|transport|izad/i,
    questions: {
      en: ['How do I tow the machine?', 'How do I tie the machine down for transport?', 'How is the machine lifted?'],
      es: ['¿Cómo remolco la máquina?', '¿Cómo sujeto la máquina para el transporte?', '¿Cómo se iza la máquina?'],
    },
  },
} satisfies Record<string, Topic>
