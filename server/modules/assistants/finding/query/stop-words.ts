import type { Language } from './language'

/** Normalised words without search value. */
const stopWords: Record<Language, string> = {
  en: `a an the and or but if then than so as of to in on at by for from with without into onto off out up down over about
    is are was were be been being am do does did doing done has have had having can could may might must shall should will
    would i you he she it we they me him her us them my your his its our their mine yours this that these those there here
    what which who whom whose when where why how not no nor any some all both each every either neither other another
    just only also too very more most much many such same own again still yet ever never please im ive ill dont doesnt
    isnt cant wont whats thats theres hes were lets let s t d re ll ve m one ones anything something everything`,
  es: `a al algo ante como con cual cuales cuando cuanto cuanta cuantos cuantas de del desde donde el ella ellos en entre era
    es esa ese eso esta este esto estas estos esta estan fue ha hay han la las le les lo los mas me mi mis muy nada ni no
    nos o os para pero por porque pues que quien q se ser si sin sobre son su sus tambien te tiene tienen tengo tu un una
    uno unos unas y ya yo cada hasta antes despues puedo puede debo debe hace hacer hacia he va ir`,
  de: `aber alle als also am an auch auf aus bei beim bin bis bitte da damit dann darf das dass dein dem den denn der des
    die dies diese dieser dieses doch dort du durch ein eine einem einen einer eines er es etwas fur gegen gibt habe haben
    hat hier ich ihr im in ist ja je jede jeder jedes kann kein keine konnen man mein mit muss mussen nach nicht noch nur
    ob oder ohne sein seine sich sie sind so soll sollen uber um und uns unser von vom vor wann war warum was weil welche
    welchem welchen welcher welches wenn wer werden wie wieviel viel wird wir wo zu zum zur`,
}

/** Everyday words that help little in ranking and whose absence does not count. */
const fillerWords: Record<Language, string> = {
  en: `able accept actually advice ago agree ahead almost alone along already alright always anyone anyway apart appear around ask
    asked asking asks avoid away awful back bad badly barely basically become before after begin behind believe best better between
    bit blow boss break bring bringing brings bunch buy call called calls care careful certain chance check choose colleague come
    comes coming common company completely concern consider continue correct correctly couple crew currently customer dark
    dead deal decide definitely depend describe detail details difference different drop dropped dropping drops during easily easy end
    enough entire especially even eventually exactly example expect explain fact fairly fall far feel feels few figure finally find fine
    finish first fit fits fitted folks follow forget friend fully funny generally get gets getting give given gives go goes going good
    got great guess guy guys half handle happen happened happening happens hard hardly hello help hey hi high hope huge idea
    imagine immediately important impossible include info information inside instead intend interesting issue itself job
    just keep keeps kept kind know knows known large last late lately later learn least leave left less let like likely list
    listen little long look looked looking looks lose loses losing lot low lucky machine make makes making man manage
    manager manual many mate matter max maximum maybe mean means meaning meant mention mess method min mind minimum miss model moment
    more mostly move myself nasty near nearly necessary need needed needs new next nice nobody none normal normally
    nothing notice now number obviously odd offer often ok okay old once operator option ourselves own page people perfect
    perhaps person pick place plan point poor possible prefer pretty previous probably problem procedure process proper properly
    prove pull pulled pulling pulls put puts putting question quick quickly quite range rather reach read reading ready
    real realise really reason recent recently recommended remember require required rest result right roughly round safe safely
    said same save saw say saying says section see seem seems seen sell send serious set sets setting several shape shop show
    shows similar simple simply slight slightly small somebody somehow someone something sometimes somewhere soon sort speak
    spec special specific specifically specification specified specs spend stand standard stated stay staying stays step steps
    stick still straight strange stuff such suddenly suggest suppose supposed sure take taken takes taking talk talking teach
    team tell telling tells thank thanks themselves thing things think thought through throw time times tiny today together
    told tomorrow tonight total touch treat trick tried try trying turns twice type typical typically unable understand unit
    unknown until use used uses using usual usually value various wait waiting waits walk walking want wanted wants watch weird
    well whatever whenever wherever whether while whole wish within without wonder word work worker working works worry
    write wrong x yard yes yesterday yourself one two three four five six seven eight nine ten allow allowed limit amount equipment`,
  es: `abajo acaba ademas ahi ahora algo alguien alguna alguno alla alli amigo aparece aqui arriba asi aun ayuda ayudar bastante bien
    buena bueno busco caso casi cerca claro cliente comun corto corta cosa cosas cree creo da dar decir dejar demasiado dentro
    detras dia dice dime donde encuentro entonces equipo estoy exacto facil falta favor forma fuera gracias grande gusta haga hago
    hola igual lado largo lejos lento listo llega llegar lleva llevar luego lugar mal manera manual maquina maximo mayor meter
    meto mejor menor menos mientras minimo mismo modo momento mucho necesita necesito nueva nuevo ocurre otra otro pagina
    parece parte pasa paso pasos pedir peor pequeno pido poco poner pongo pone posible pregunta primero problema quiere
    quiero quitar rapido recomienda sabe saber saco seguro siempre siguiente sirve solo tal tarde tipo toca toda todo
    tomar trabaja trabajo trata ultima ultimo unidad usa usar uso utilizar vale valor veces ver vez viene`,
  de: `allein alles anders anleitung arbeit aussen bekommen besser bestelle bestellen bestimmt bisschen brauche brauchen braucht
    danke dauert denke eben eigentlich einfach einmal ende endlich erst etwa falsch fast finde finden frage funktioniert
    ganz ganze gar geben geht gehen genau genug gerade gerat gern glaube gleich gross grosse gut gute hallo handbuch
    helfen hilfe hoch hochstens immer innen irgendwie klar klein komme kommen kommt komplett komplette konnte kunde lang
    lange lassen leicht letzte liegt maschine mache machen macht maximal meine mehr meist mindestens moglich moment morgen
    nah naher nehme nehmen neu neue neuen nie niemand normal nummer oben oft passiert problem richtig sage sagen schnell
    schon schritt schritte sehr seite setzen sicher sofort sonst spater stehen steht stelle suche teil tun tue ungefahr
    unten unterschied verstehe versuche viele vielleicht vorher weiss weit weiter welch wenig werde wichtig wieder wissen
    wollen wurde zeige zeigen zeit ziemlich zuerst zusammen`,
}

const setOf = (words: string) => new Set(words.split(/\s+/))
const stopSets = { en: setOf(stopWords.en), es: setOf(stopWords.es), de: setOf(stopWords.de) }
const fillerSets = { en: setOf(fillerWords.en), es: setOf(fillerWords.es), de: setOf(fillerWords.de) }

/** Expects a normalised word. */
export const isStopWord = (word: string, language: Language) => stopSets[language].has(word)

/** Expects a normalised word. */
export const isFillerWord = (word: string, language: Language) => fillerSets[language].has(word)

const partFillers = setOf(
  'order ordering part parts number numbers nummer piece pieces item figure catalogue reference spare pieza piezas numero teil teile',
)

/** Whether the word is a filler in questions for a part; in other questions it may be a content word. */
export const isPartFiller = (word: string) => partFillers.has(word)

/** Whether the word is a stop or filler word in any language, and therefore not misspelt. */
export const isEverydayWord = (word: string) =>
  partFillers.has(word) ||
  Object.values(stopSets).some((set) => set.has(word)) ||
  Object.values(fillerSets).some((set) => set.has(word))

/** All stop and filler words of a language, as candidates for spelling correction. */
export const everydayWords = (language: Language): string[] => [
  ...stopSets[language],
  ...fillerSets[language],
  ...partFillers,
]
