import type { ClauseWords } from '../clause-words'

/** How clauses of Portuguese deny, permit, limit and follow each other. */
export const clauses: ClauseWords = {
  negations:
    'nao, nunca, jamais, nem, nenhum, nenhuma, ninguem, nada, proibido, proibida, proibidos, proibidas, evite, evitar, tampouco, impedir, nao e necessario, nao precisa, nao ha necessidade',
  permissions:
    'pode, podem, podera, poderia, permitido, permitida, permitidos, permitidas, permite, possivel, autorizado, autorizada',
  restrictions: 'so, somente, apenas, unicamente, exclusivamente, salvo, exceto, a menos que',
  exceptions: 'senao',
  additions: 'tambem, igualmente, assim como, inclusive',
  comparisons:
    'mais, menos, maior, menor, superior, inferior, exceda, exceder, ultrapasse, ultrapassar, ultrapassa, antes, depois, acima, abaixo, ate',
  conjunctions:
    'e, mas, porque, pois, ja que, para que, se, quando, enquanto, a menos que, ate que, antes de, depois de, apos, onde, entao, embora, caso contrario',
  conditions: 'se, quando, enquanto, caso, em caso de, ao',
  alternatives: 'ou, nem',
  first: 'primeiro, primeiramente, em primeiro lugar, comece por, comece pelo, comece pela',
  next: 'depois, em seguida, a seguir, posteriormente, por ultimo, finalmente, no fim, entao, so entao, mais tarde',
  before: 'antes de, antes',
  after: 'depois de, apos, uma vez, assim que',
  onPage: 'item, linha, coluna, lista, tabela, figura, pagina, impresso, indicado, marcado, titulo',
}
