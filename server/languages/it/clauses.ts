import type { ClauseWords } from '../clause-words'

/** How clauses of Italian deny, permit, limit and follow each other. */
export const clauses: ClauseWords = {
  negations:
    'non, mai, ne, nessun, nessuno, nessuna, niente, nulla, vietato, vietata, vietati, vietate, proibito, proibita, evitare, evitate, neppure, neanche, impedire, non e necessario, non occorre, non serve',
  permissions:
    'puo, possono, potra, potrebbe, permesso, permessa, consentito, consentita, consente, ammesso, ammessa, possibile, autorizzato',
  restrictions: 'solo, soltanto, solamente, esclusivamente, unicamente, tranne, salvo, eccetto, a meno che',
  exceptions: 'se non',
  additions: 'anche, pure, ugualmente, cosi come',
  comparisons:
    'piu, meno, maggiore, minore, superiore, inferiore, superare, supera, superi, eccedere, prima, dopo, oltre, sopra, sotto, fino',
  conjunctions:
    'e, ed, ma, perche, poiche, affinche, se, quando, mentre, a meno che, finche, prima di, dopo, dove, poi, quindi, sebbene, anche se, altrimenti',
  conditions: 'se, quando, mentre, qualora, in caso di, finche',
  alternatives: 'o, oppure, ne',
  first: 'prima, per prima cosa, innanzitutto, dapprima, iniziare con, cominciare con',
  next: 'poi, dopo, quindi, successivamente, in seguito, infine, per ultimo, alla fine, solo allora, piu tardi',
  before: 'prima di, prima che',
  after: 'dopo, una volta, appena',
  onPage: 'voce, riga, colonna, elenco, tabella, figura, pagina, stampato, indicato, titolo',
}
