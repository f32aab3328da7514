import type { ClauseWords } from '../clause-words'

/** How clauses of French deny, permit, limit and follow each other. */
export const clauses: ClauseWords = {
  negations:
    "ne, n', jamais, ni, aucun, aucune, interdit, interdite, interdits, interdites, evitez, eviter, empecher, non, n'est pas necessaire, pas besoin, inutile de, pas obligatoire",
  permissions:
    'peut, peuvent, pouvez, pourra, pourrait, permis, permise, autorise, autorisee, autorises, autorisees, possible, permet',
  restrictions: 'seulement, uniquement, exclusivement, que si, sauf, excepte, a moins que',
  exceptions: "que, qu'",
  completions: 'pas, jamais, plus, rien, point, personne, aucun, aucune, ni',
  additions: 'aussi, egalement, de meme, tout comme',
  comparisons:
    'plus, moins, superieur, superieure, inferieur, inferieure, depasser, depasse, depassez, exceder, excede, avant, apres, dessus, dessous, jusqu',
  conjunctions:
    'et, mais, parce que, car, puisque, afin que, pour que, si, quand, lorsque, pendant que, tandis que, a moins que, jusqu a ce que, avant de, avant, apres, qui, que, ou, puis, bien que, meme si, sinon, alors, afin de',
  conditions: 'si, quand, lorsque, pendant que, tant que, en cas de',
  alternatives: 'ou, ni',
  first: "d'abord, tout d'abord, premierement, en premier, commencez par, commencer par",
  next: 'puis, ensuite, apres, par la suite, enfin, finalement, en dernier, alors, seulement alors, plus tard',
  before: 'avant de, avant que, avant',
  after: 'apres, une fois, des que',
  onPage: 'repere, ligne, colonne, liste, tableau, figure, page, imprime, indique, marque, titre',
}
