import type { Courtesies } from '../courtesies'

export const courtesies: Courtesies = {
  greetings: [
    ...['hola', 'buenas', 'buenos días', 'buenas tardes', 'buenas noches', 'saludos'],
    ...['qué tal', 'cómo está', 'cómo estás'],
  ],
  thanks: [
    ...['gracias', 'se agradece', 'funcionó', 'funciona', 'eso funcionó', 'me sirvió', 'me ayudó', 'muy útil'],
    ...['perfecto', 'excelente', 'genial', 'estupendo', 'muy bien', 'vale', 'de acuerdo', 'entendido', 'ok'],
    ...['adiós', 'hasta luego', 'hasta pronto', 'muy amable'],
  ],
  asides: [
    ...['muchas', 'muchísimas', 'mil', 'y', 'ya', 'de nuevo', 'bob', 'a todos'],
    ...['por su ayuda', 'por tu ayuda', 'por la ayuda', 'por la respuesta', 'por todo'],
    ...['eres genial', 'eres el mejor', 'eres un crack', 'amigo', 'bien hecho'],
  ],
  replies: {
    greeting: '¡Hola! ¿Qué quiere saber de esta máquina?',
    thanks: 'Me alegra ayudar. Pregunte de nuevo cuando necesite algo sobre esta máquina.',
  },
}
