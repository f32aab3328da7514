import type { signalWords } from './signal-words'
import { alternatives } from './word-pattern'

/**
 * `chapter`, `figure`, `table`, `step`, `page`: before a number. `revision`: before its number in a footer. `of`: between
 * the number of a page and that of all pages. `contents`: titles of a table of contents or an index. `continued`: in
 * brackets after what is repeated on a further page. `notice`: announces damage to property (ANSI Z535.6), `note`: other
 * remarks.
 */
export type StructureWord =
  | 'chapter'
  | 'figure'
  | 'table'
  | 'step'
  | 'page'
  | 'revision'
  | 'of'
  | 'contents'
  | 'continued'
  | 'notice'
  | 'note'

/**
 * The words by which the parts of a manual are recognized, by language, in lower case, separated by commas. Made by the
 * project's authors from general knowledge of the languages and of how technical documents are set.
 */
export const structureWords: Record<keyof typeof signalWords, Record<StructureWord, string>> = {
  en: {
    chapter: 'chapter, section, group, part, appendix, annex, work package',
    figure: 'figure, fig, illustration',
    table: 'table',
    step: 'step',
    page: 'page',
    revision: 'change, revision, rev',
    of: 'of',
    contents: 'contents, table of contents, index, list of figures, list of tables, list of illustrations',
    continued: "continued, cont, cont'd, contd",
    notice: 'notice',
    note: 'note, notes, notice, important',
  },
  es: {
    chapter: 'capítulo, sección, apartado, grupo, parte, apéndice, anexo',
    figure: 'figura, fig, ilustración',
    table: 'tabla, cuadro',
    step: 'paso',
    page: 'página, pág',
    revision: 'revisión, rev',
    of: 'de',
    contents: 'contenido, índice, tabla de contenido, tabla de contenidos, lista de figuras, lista de tablas',
    continued: 'continuación, continúa, cont',
    notice: 'aviso',
    note: 'nota, notas, aviso, importante',
  },
  fr: {
    chapter: 'chapitre, section, partie, groupe, annexe, appendice',
    figure: 'figure, fig, illustration',
    table: 'tableau',
    step: 'étape',
    page: 'page',
    revision: 'révision, rév',
    of: 'de, sur',
    contents: 'sommaire, table des matières, index, liste des figures, liste des tableaux',
    continued: 'suite',
    notice: 'avis',
    note: 'remarque, remarques, note, notes, nota, avis, important',
  },
  de: {
    chapter: 'kapitel, abschnitt, gruppe, teil, anhang',
    figure: 'abbildung, abb, bild',
    table: 'tabelle, tab',
    step: 'schritt',
    page: 'seite',
    revision: 'revision, rev, änderung',
    of: 'von',
    contents:
      'inhalt, inhaltsverzeichnis, stichwortverzeichnis, sachverzeichnis, index, abbildungsverzeichnis, tabellenverzeichnis',
    continued: 'fortsetzung, forts',
    notice: 'hinweis',
    note: 'hinweis, hinweise, anmerkung, wichtig',
  },
  pt: {
    chapter: 'capítulo, seção, secção, grupo, parte, apêndice, anexo',
    figure: 'figura, fig, ilustração',
    table: 'tabela, quadro',
    step: 'passo, etapa',
    page: 'página, pág',
    revision: 'revisão, rev',
    of: 'de',
    contents: 'conteúdo, índice, sumário, lista de figuras, lista de tabelas',
    continued: 'continuação, continua, cont',
    notice: 'aviso',
    note: 'nota, notas, aviso, observação, observações, importante',
  },
  it: {
    chapter: 'capitolo, sezione, gruppo, parte, appendice, allegato',
    figure: 'figura, fig',
    table: 'tabella, tab',
    step: 'passo',
    page: 'pagina, pag',
    revision: 'revisione, rev',
    of: 'di, su',
    contents: 'indice, sommario, contenuto, elenco delle figure, elenco delle tabelle',
    continued: 'continua, continuazione, segue',
    notice: 'avviso',
    note: 'nota, note, avviso, importante',
  },
  nl: {
    chapter: 'hoofdstuk, sectie, paragraaf, groep, deel, bijlage',
    figure: 'figuur, fig, afbeelding, afb',
    table: 'tabel',
    step: 'stap',
    page: 'pagina, blz, bladzijde',
    revision: 'revisie, rev, wijziging',
    of: 'van',
    contents: 'inhoud, inhoudsopgave, index, trefwoordenregister',
    continued: 'vervolg',
    notice: 'let op',
    note: 'opmerking, opmerkingen, let op, belangrijk',
  },
  sv: {
    chapter: 'kapitel, avsnitt, grupp, del, bilaga',
    figure: 'figur, fig, bild',
    table: 'tabell',
    step: 'steg',
    page: 'sida, sid',
    revision: 'revision, rev, ändring',
    of: 'av',
    contents: 'innehåll, innehållsförteckning, register, sakregister, index',
    continued: 'forts, fortsättning',
    notice: 'observera, obs',
    note: 'anmärkning, observera, obs, viktigt',
  },
  fi: {
    chapter: 'luku, kappale, ryhmä, osa, liite',
    figure: 'kuva, kuvio',
    table: 'taulukko',
    step: 'vaihe',
    page: 'sivu',
    revision: 'muutos, versio',
    of: '',
    contents: 'sisältö, sisällys, sisällysluettelo, hakemisto',
    continued: 'jatkuu, jatkoa, jatk',
    notice: 'huomautus',
    note: 'huomautus, huom, tärkeää',
  },
  da: {
    chapter: 'kapitel, afsnit, gruppe, del, bilag',
    figure: 'figur, fig',
    table: 'tabel',
    step: 'trin',
    page: 'side',
    revision: 'revision, rev, ændring',
    of: 'af',
    contents: 'indhold, indholdsfortegnelse, indeks, stikordsregister',
    continued: 'fortsat, forts',
    notice: 'bemærk',
    note: 'bemærk, bemærkning, vigtigt',
  },
  no: {
    chapter: 'kapittel, avsnitt, gruppe, del, vedlegg',
    figure: 'figur, fig',
    table: 'tabell',
    step: 'trinn',
    page: 'side',
    revision: 'revisjon, rev, endring',
    of: 'av',
    contents: 'innhold, innholdsfortegnelse, indeks, stikkordregister',
    continued: 'fortsatt, forts',
    notice: 'merk',
    note: 'merk, merknad, viktig',
  },
}

/** The words of one kind in every language; a longer one comes before its beginning. */
export const structureWordsOf = (kind: StructureWord): string[] => [
  ...new Set(
    Object.values(structureWords)
      .flatMap((words) => words[kind].split(', '))
      .filter(Boolean)
      .sort((a, b) => b.length - a.length),
  ),
]

/** The words of one kind in every language as a pattern for text with and without accents, in any case. */
export const anyStructureWord = (kind: StructureWord): string =>
  `(?:${alternatives(structureWordsOf(kind)).replaceAll(' ', '\\s+').replaceAll("'", "['’´]")})`

/** Digits, a capital letter or a Roman number, possibly after "no." */
const number = /^\.?\s*(?:[Nn][RrOo]?[.°º]*\s*)?(?:[A-Z]{0,2}[-.]?\d|(?:[A-Z]|[IVXL]+)(?!\p{L}))/u

/** A test whether a text begins with a word of one kind and its number, as "Table 4-2" and "Kapitel B" do. */
export const numberedBy = (kind: StructureWord): ((text: string) => boolean) => {
  const word = new RegExp(`^${anyStructureWord(kind)}(?!\\p{L})`, 'iu')
  return (text) => {
    const [start] = word.exec(text) ?? []
    return start !== undefined && number.test(text.slice(start.length))
  }
}

/** Whether a text begins with "Figure 3" or "Table 9-2" in any language. */
export const [isFigureCaption, isTableCaption] = [numberedBy('figure'), numberedBy('table')]

/** Whether a text begins with either of them. */
export const isNumberedCaption = (text: string): boolean => isFigureCaption(text) || isTableCaption(text)
