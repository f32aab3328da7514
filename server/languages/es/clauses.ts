import type { ClauseWords } from '../clause-words'

/** How clauses of Spanish deny, permit, limit and follow each other. */
export const clauses: ClauseWords = {
  negations:
    'no, nunca, jamas, ni, ningun, ninguna, ninguno, nadie, nada, tampoco, prohibido, prohibida, prohibidos, prohibidas, evite, evitar, impedir, no es necesario, no hace falta, no necesita, sin necesidad de',
  permissions:
    'puede, pueden, podra, podran, podria, se puede, permitido, permitida, permitidos, permitidas, permite, posible, autorizado, autorizada',
  restrictions: 'solo, solamente, unicamente, exclusivamente, salvo, excepto, a menos que',
  exceptions: 'mas que',
  additions: 'tambien, asimismo, igualmente, incluso, al igual que',
  comparisons:
    'mas, menos, mayor, menor, superior, inferior, supere, superar, superan, exceda, exceder, exceden, sobrepase, sobrepasar, antes, despues, encima, debajo, hasta',
  conjunctions:
    'y, e, pero, porque, ya que, pues, para que, si, cuando, mientras, a menos que, hasta que, antes de, despues de, donde, luego, aunque, de lo contrario, entonces',
  conditions: 'si, cuando, mientras, en caso de, siempre que, al',
  alternatives: 'o, u, ni',
  first: 'primero, en primer lugar, primeramente, empiece por, comience por, empiece',
  next: 'luego, despues, a continuacion, posteriormente, por ultimo, finalmente, al final, entonces, solo entonces, mas tarde',
  before: 'antes de, antes',
  after: 'despues de, tras, una vez, en cuanto',
  onPage: 'elemento, fila, columna, lista, tabla, figura, pagina, impreso, indicado, marcado, apartado, titulo',
}
