import { normalise } from '../../../../../languages/text/normalise'

// Both lists: written by the project's authors from general knowledge of technical texts in eleven languages.

/** Titles of columns that say nothing of their values. */
const generic = new Set(
  [
    'value values data si metric us imperial specification specifications detail details',
    'valor valores dato datos metrico especificacion especificaciones dados especificacao especificacoes',
    'valeur valeurs donnee donnees specification caracteristique caracteristiques',
    'wert werte daten angabe angaben kennwert valore valori dato dati specifica specifiche',
    'waarde waarden gegevens specificatie varde varden uppgift uppgifter arvo arvot tiedot vaerdi vaerdier verdi verdier',
  ].flatMap((line) => line.split(' ')),
)

/** Beginnings of words that make a value a limit, or that of a test or of storage. */
const qualifying =
  /(?<!\p{L})(?:min(?!\p{L}|ut|er|or)|max(?!\p{L})|minim|maxim|massim|limit|grenz|hochst|mindest|verschlei|wear|desgaste|usure|usura|slijtage|slitage|slid|grans|raja|kulum|allow|permis|permit|permes|admis|zulass|toegest|tillat|tillad|sallit|test|prueb|prova|essai|pruf|proef|koe|storage|almacen|stockage|lager|breakaway)/u

/** Whether the title of a column can be left out: it names no quantity and no condition. */
export const isGenericTitle = (title: string) => generic.has(normalise(title).trim())

/** Whether a title qualifies the values below it, so that they mean something else without it: "Wear limits". */
export const qualifies = (title: string) => qualifying.test(normalise(title))
