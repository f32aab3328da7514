import type { ClauseWords } from '../clause-words'

/** How clauses of German deny, permit, limit and follow each other. */
export const clauses: ClauseWords = {
  negations:
    'nicht, nie, niemals, kein, keine, keinen, keiner, keinem, keines, keinerlei, weder, noch nie, niemand, nichts, verboten, untersagt, unzulassig, vermeiden, keinesfalls, keineswegs, verhindern, nicht notig, nicht erforderlich, nicht notwendig, braucht nicht, brauchen nicht, muss nicht, mussen nicht',
  permissions:
    'kann, konnen, darf, durfen, durfte, erlaubt, gestattet, zulassig, moglich, zugelassen, lasst sich, unbedenklich',
  restrictions: 'nur, ausschliesslich, lediglich, ausser, es sei denn, erst',
  additions: 'auch, ebenfalls, ebenso, genauso, gleichfalls',
  comparisons:
    'mehr, weniger, langer, kurzer, spater, fruher, hoher, niedriger, schneller, langsamer, weiter, grosser, kleiner, alter, steiler, uber, unter, uberschreiten, uberschreitet, ubersteigen, ubersteigt, unterschreiten, hinaus, vor',
  conjunctions:
    'und, aber, sondern, denn, weil, damit, wenn, falls, sofern, wahrend, solange, bis, bevor, ehe, nachdem, sobald, dass, dann, obwohl, auch wenn, sonst, wobei, danach',
  conditions: 'wenn, falls, sofern, sobald, solange, wahrend, beim, bei',
  alternatives: 'oder, noch, bzw',
  first: 'zuerst, zunachst, als erstes, erst, beginnen, beginnend',
  next: 'dann, danach, anschliessend, darauf, spater, zuletzt, schliesslich, am ende, zum schluss, erst dann',
  before: 'bevor, ehe, vor',
  after: 'nachdem, nach, sobald',
  onPage:
    'position, zeile, spalte, liste, tabelle, abbildung, bild, seite, steht, gedruckt, angegeben, markiert, uberschrift',
}
