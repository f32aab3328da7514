import { stemmer } from '@orama/stemmers/spanish'
import { defineLanguage } from '../define-language'
import { createStemmer } from '../stemmer'
import { clauses } from './clauses'
import { courtesies } from './courtesies'
import { knownWords } from './known-words'
import { manuals } from './manuals'
import { numbers } from './numbers'
import { phrases } from './phrases'
import { speech } from './speech'
import * as words from './words'

const stemRegular = createStemmer(stemmer, [['cion', 'ción']])

/** Verbs in "-zar" and singulars in "-z", not "plaza" and "taza". */
const spelledWithC = /(?:z|z(?:ar|ando|ad[oa]s?)|iz(?:o|an?))$/

/**
 * Spanish verbs change the vowel of their stem where it is stressed: "apretar" has "aprietan", "soltar" "suelto". Both
 * have one stem, as do the nouns made of them; what ends in "-iente" is a property, "caliente". Before "e" their last
 * consonant is spelt otherwise, as in plurals: "remolcar" has "remolque", "utilizar" "utilice", "luz" "luces".
 */
function stemSpanish(word: string): string {
  const regular = stemRegular(word).replace(/qu$/, 'c')
  const stem = spelledWithC.test(word) ? regular.replace(/z$/, 'c') : regular
  return /ientes?$/.test(word) ? stem : stem.replace(/ie(?=[^aeiou])/, 'e').replace(/ue(?=[^aeiou])/, 'o')
}

/** The patterns and short lists are the forms of grammar in which Spanish asks; they were written without questions. */
export const spanish = defineLanguage(
  { ...words, knownWords },
  {
    stem: stemSpanish,
    headNoun: 'first',
    letters: 'áéíóúüñ¿¡',
    manuals,
    phrases,
    clauses,
    courtesies,
    numbers,
    speech,
    question: {
      intents: {
        part: [
          /\b(?:numero|n\.?o|nro) de (?:pieza|parte|referencia|articulo|repuesto|recambio)|\breferencia d|\bque referencia (?:tiene|lleva|es)\b|\bque (?:pieza|repuesto|recambio) (?:pido|lleva|necesito)\b/,
          /\bnumero de(?:l| la| los| las) (?!motor|chasis|serie|fusible|alarma|error)/,
        ],
        permission: [
          /\b(?:peligros?|peligros[oa]s?|riesgos?|precauci\w+|cuidado|prohibido|permitido|no (?:debo|se debe))\b/,
          /^\W*(?:(?:l[aeo]s?|se|me|nos) )?(?:puedo|se puede|se pueden|podemos|podria(?! (?:usted )?(?:decir|explicar|mostrar|ayudar))|es seguro|esta permitido|debo|hay que)\b/,
        ],
        value: [
          /\bcomo (?:maximo|minimo|mucho|poco)\b/,
          /\b(?:cuant[oa]s?|que (?:presion|par|temperatura|medida|capacidad|velocidad|tension|peso|viscosidad|holgura|altura|anchura|ancho|profundidad|distancia|pendiente|inclinacion|angulo)|a que|de que)\b/,
        ],
        procedure: [
          /\b(?:como(?! (?:maximo|minimo|mucho|poco)\b)|pasos|procedimiento)\b/,
          /\b(?:manera|forma) (?:correcta|adecuada|mas segura) de\b/,
        ],
        symptom: [
          /\bpor que\b|\bque (?:le |me )?(?:pasa|ocurre|sucede|falla|puede ser|sera)\b/,
          /\b(?:no (?:hace|arranca|funciona|anda|sube|baja|enciende|gira|carga|avanza|va|tiene fuerza)|se (?:para|cala|calienta|apaga)|pierde|humea)\b/,
        ],
      },
      quantities: {
        torque:
          /\b(?:apretar|apriete|par de apriete|(?:que|cuanto) par|torque|(?:cuanto|fuerza) (?:se |le |lo )?apriet\w+)\b/,
        pressure: /\bpresion\b/,
        temperature: /\btemperatura\b/,
        capacity:
          /\b(?:cuant[oa] (?:aceite|combustible|refrigerante|liquido|grasa|gasoil|agua)|cuanto (?:le |me )?(?:cabe|lleva)n?|capacidad|litros?|galones)\b/,
        amount: /\bcuant[oa]\b/,
        weight:
          /\b(?:peso|pesa|cuant[oa](?:s kilos| carga| peso)? (?:(?:puede[ns]?|puedo|se puede) )?(?:levantar?|alzar?|cargar|soporta|soportar|aguantar?|remolcar?|arrastrar?|llevar))\b/,
        noise: /\bruido\b/,
        current: /\b(?:corriente|amperios?)\b/,
        voltage: /\b(?:tension|voltaje|voltios?)\b/,
        power: /\b(?:potencia|caballos|kilovatios?)\b/,
        speed: /\b(?:velocidad|rpm|revoluciones|que rapido)\b/,
        interval:
          /\b(?:cada cuant[oa]s?|cuanto tiempo|cuanto (?:\w+ ){0,3}esper\w+|cuanto (?:\w+ ){1,2}(?:antes|hasta que)|cuant[oa]s (?:horas|dias|meses)|con que frecuencia|intervalo)\b/,
        length: /\b(?:grosor|espesor|diametro|longitud|holgura|juego|altura|anchura|profundidad)\b/,
        slope: /\b(?:angulo|pendiente|inclinacion|empinad[oa])\b/,
        share: /\b(?:porcentaje|proporcion|mezcla|concentracion)\b/,
      },
      extent: /\bcuanto (?:se|debe[ns]?|debo|puede[ns]?|puedo|tienen?|tengo|hay que|falta|es|esta|mas|menos|antes)\b/,
      size: /\b(?:como de grande|que (?:tamano|tan grande|tan lejos)|cuan grande|hasta donde)\b/,
      duration: /\b(?:cuanto tiempo|cuanto (?:\w+ ){0,3}esper\w+|cuanto (?:\w+ ){1,2}(?:antes|hasta que))\b/,
      beginning: /\b(?:empiez\w+|empezo|empezar|comienz\w+|comenzo|comenzar) (?=a [a-z]+[aei]r)/,
      moment: /\bcuando (?:hay que|toca|debo|debe[ns]?|tengo que|se (?:debe[ns]?|cambian?|revisan?))\b/,
      help: /\bcomo (?:lo|la|se) (?:arregl\w+|soluciono|reparo|corrijo)\W*$|\bque (?:hago|hacemos|reviso|revisamos|checo|miro|pruebo|le (?:pasa|hago|pico|muevo|reviso)|me falta|hice mal|puede ser|sera|tiene|esta (?:mal|fallando)|puedo (?:hacer|revisar|probar))\b\W*(?:(?:ahora|primero|yo|entonces)\W*)*$|\balguna idea\b/,
      wish: /\b(?:(?:quiere|quiero|quieren|quisiera|necesito|necesita) saber|me preguntan?(?: por)?|dime|digame)\s+/i,
      dangers: /\b(?:peligr\w+|riesgos?|precauci\w+|cuidado)\b/,
      interrogatives: [
        'que',
        'cual',
        'cuales',
        'donde',
        'cuando',
        'quien',
        'como',
        'cuanto',
        'cuanta',
        'cuantos',
        'cuantas',
      ],
      specification:
        /\b(?:que|cual)\b(?: (?:tipo|clase|grado|marca) de)? ?(?:aceite|grasa|lubricante|refrigerante|anticongelante|liquido|fluido|combustible|gasoil|gasoleo|viscosidad)\b|\b(?:tipo|clase|grado) de (?:aceite|grasa|lubricante|refrigerante|anticongelante|liquido|fluido|combustible)\b|\b(?:aceite|grasa|lubricante|refrigerante|anticongelante|liquido|fluido|combustible)\b.*\b(?:que|cual) (?:tipo|clase|grado)\b/,
      request:
        /\b(?:paso a paso|(?:los|todos los|que) pasos|(?:instrucciones|procedimiento|pasos)(?= (?:para|de)\b))\b/,
      place: /\b(?:donde|en que (?:lado|sitio|lugar|parte)|de que lado)\b/,
      colour: /\b(?:color(?:es)?)\b/,
      price:
        /\b(?:cuanto (?:me |nos |te )?(?:cuestan?|valen?|sale|cobran?|costaria)|(?:que|cual es el) precio|precios? del?|precios?(?=\W*$)|(?:es|son) car[oa]s?)(?!\w)/,
      maker:
        /\b(?:quien (?:fabrica|hace|hizo|produce|fabrico)|(?:de )?que marca\b(?! de (?:aceite|grasa|refrigerante))|que (?:empresa|fabricante))/,
      having: /\b(?:tienen?(?! que\b)|trae|traen|lleva|llevan|viene con|incluye|hay(?! que\b)) (.+)$/,
      count: /\b(?:cuant[oa]s)\b/,
      followUp: {
        connective: /^\W*(?:(?:ok|vale|gracias|bueno|pues|entonces|pero)\W+)*(?:y|o|tambien|(?:puede|podria) ser)\b/,
        pronoun:
          /\b(?:esos?|esas?|lo mismo|los mismos|ahi|(?:el|la|los|las) del?|(?:a|con|contra|de|debajo de|dentro de|desde|en|encima de|entre|hacia|para|por|segun|sin|sobre|tras) (?:ell[ao]s?|el(?=\W*$| (?:puesto|quitado|abierto|cerrado|encendido|apagado)\b)))\b/,
        absolute:
          /\b(?:con|sin) (?:l[ao]s?|eso|esto|ell[ao]s?|el) (?:\w+[ai]d[oa]s?|(?:pues|abier|suel|ro)t[oa]s?)\W*$/,
        demonstrative:
          /\b(?:para|con|sin|de|en|sobre|despues de|antes de) (?:eso|esto)\b|\b(?:asi|eso|esto|despues|luego|entonces)\W*$|\btant[oa]s?(?: tiempo| rato| veces| fuerza)?\W*$|\btan \w+\W*$/,
        purpose: /\bpara [a-z]{2,}[aei]rl[aeo]s?\W*$/,
        ordering: /\b(?:primero|antes|mas)\W*$/,
        object: /^(?:l[aeo]s?)$/,
        bare: /^\W*(?:a|bajo|con|contra|de|desde|durante|en|entre|hacia|hasta|para|segun|sobre|tras) (?:que|cual(?:es)?|cuant[oa]s?|donde|quien)\b|^\W*por (?:cual(?:es)?|cuant[oa]s?|donde|que (?:lado|parte|sitio))\b|^\W*(?:que|cual) \w+\W*$/,
        elided: /^\W*(?:el|la|los|las|l[oa]s?) del?\b/,
        genitive: /^del?$/,
        addition: /^(?:con|sin|si|cuando|despues|antes|mientras|bajo|sobre|mas|menos)$/,
      },
      negations: { stated: ['no'], before: ['no', 'nunca', 'tampoco'] },
      subject: /^(?:yo|se|puedo|debo|hay|no|lo|la|me|nos)$/,
      persons: 'yo me nos nosotros el ella ellos se'.split(' '),
      verbEnding: /(?:ando|iendo|mente)$/,
      articles: ['el', 'la', 'los', 'las', 'lo', 'un', 'una'],
      capacityVerbs: 'cabe caben contiene contienen entra entran lleva llevan necesita necesitan'.split(' '),
      subjectWords: ['maquina', 'maquinas'],
      partWords: 'pieza piezas numero repuesto recambio referencia pedir cliente clientes'.split(' '),
      codeWords: 'alarma alarmas codigo codigos error errores fallo averia fusible rele'.split(' '),
      opposites: [
        ['larga', 'corta'],
        ['largo', 'corto'],
        ['delantero', 'trasero'],
        ['delantera', 'trasera'],
        ['delante', 'atras'],
        ['delante', 'detras'],
        ['izquierdo', 'derecho'],
        ['izquierda', 'derecha'],
        ['superior', 'inferior'],
        ['interior', 'exterior'],
        ['alta', 'baja'],
        ['entrada', 'salida'],
        ['minimo', 'maximo'],
        ['frio', 'caliente'],
      ],
    },
  },
)
