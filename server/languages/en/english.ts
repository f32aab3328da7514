import { stemmer } from '@orama/stemmers/english'
import { defineLanguage } from '../define-language'
import { createStemmer } from '../stemmer'
import { clauses } from './clauses'
import { courtesies } from './courtesies'
import { irregularForms } from './irregular'
import { knownWords } from './known-words'
import { manuals } from './manuals'
import { numbers } from './numbers'
import { phrases } from './phrases'
import { speech } from './speech'
import * as words from './words'

/** Contractions as people type them, without the apostrophe, that are no other words. */
const contractions = 'im ive youre youve youll theyre theyve weve thats theres heres whats wheres whos hows itll'

/** Words of courtesy as they are abbreviated in messages. */
const abbreviations = 'pls plz thx tx ty'

/** What is tensioned, by its sag, rather than tightened to a torque: "how tight should the tracks be", not their bolts. */
const tensioned = String.raw`(?!.*\b(?:bolts?|nuts?|screws?|shoes?|clamps?)\b).*\b(?:tracks?|belts?|chains?|cables?|ropes?)\b`

/** The patterns and short lists are the forms of grammar in which English asks; they were written without questions. */
export const english = defineLanguage(
  { ...words, knownWords },
  {
    contractions: `${contractions} ${abbreviations}`,
    stem: createStemmer(stemmer, [], irregularForms),
    headNoun: 'last',
    letters: '',
    manuals,
    phrases,
    clauses,
    courtesies,
    numbers,
    speech,
    question: {
      intents: {
        part: [
          /\b(?:part|stock|order|ident|item|catalogu?e|tool)[\s-]*(?:no\b|nr\b|number|#)/,
          /\b(?:nsn|p\/n|part ?no)\b/,
          /\b(?:which|what|a|the|whats|what's the)\s+number\b|\b(?:number|nr)\b.{0,40}\b(?:for|of|order|please)\b|(?<!\b(?:serial|model|engine|phone|telephone|fuse|alarm|error) )\bnumber\s*\?/,
          /\b(?:do i|to|need to) (?:re)?order\b|\b(?:what|which)\b.{0,40}\bfits?\b|\b(?:what|which) parts?\b(?= (?:do (?:i|we) (?:need|order|buy)|fits?|for|is it|and how many)\b|\W*$)/,
        ],
        permission: [
          /\b(?:watch out|look out for|beware|be careful|precautions?|dangers?|dangerous|hazards?\b(?! (?:light|lamp|switch|flasher))|hazardous|risks?|risky|(?:must|should) (?:i|we|you) (?:not|never)|must (?:not|never))\b/,
          /^\s*(?:(?:can|could)(?! you (?:please )?(?:tell|show|explain|give|help|let))|may|should|is it (?:ok|safe|allowed)|am i allowed|are we allowed|do i have to)\b/,
          /(?:,\s*|\b(?:and|so|but|or)\s+)(?:can|may|could|should) (?:i|we)\b/,
          /^\s*if\b(?!.*\b(?:what|which|where|when|how|why|who)\b).*\b(?:can|may|could|should) (?:i|we)\b/,
          /\b(?:allowed to|is it safe|safe to|(?:ok|okay|alright|all right|fine) (?:if|to))\b/,
        ],
        value: [
          /\bhow (?:much|many|hot|cold|warm|long|short|far|tight|loose|slack|thick|thin|often|heavy|big|small|fast|quick|slow|high|low|deep|wide|narrow|loud|noisy|large|old|steep|tall|near|close|full|strong)\b/,
          /\b(?:what|which)\b.{0,30}\b(?:pressure|torque|temperature|volt\w*|speed|rpm|capacity|clearance|gap|size|weight|current|setting|range|limit|interval|thickness|diameter|length|viscosity|colou?r|load|factor|output)\b(?! \d)/,
          /(?<!\bhow (?:do|can|should|would|to)\b.*)\b(?:torque|capacity|clearance|pressure|end (?:play|float)|interval|limits?|allowed|maximum|minimum)\b/,
          /\bwhat(?:'?s| is| are)? the [a-z]{3,}est\b/,
          /\b(?:amps?|volts?|hertz|litres?|quarts?|gallons?|psi|degrees|percent)\b/,
        ],
        procedure: [
          /\b(?:right|correct|proper|best|safest|easiest|quickest) way (?:to|of)\b/,
          /\bhow (?:do|can|should|would|to|is|are)\b(?!.{0,12}\b(?:much|many|often)\b)/,
          /\bwhat (?:do|should|must) (?:i|we|you) (?:have to |need to )?do (?:with|to)\b/,
          /\bhow\W*$|\b(?:what|which)\b.{0,40}\bfirst\b|\b(?:what|which) order\b|\bwhats? to \w+ first\b/,
          /\b(?:steps?|procedure|instructions?|sequence for|talk me through|walk me through|what (?:has|needs) to be done)\b/,
        ],
        symptom: [
          /\b(?:why|how come)\b|\bwhat(?:'?s| is| could| can| may| might)?\b.{0,20}\b(?:wrong|causes?|causing|(?:could|can|may|might) (?:it|that|this) be|(?:that|it|this) mean|the matter|reasons?)\b/,
          /^(?!.*\?)(?!.*\b(?:what|which|where|when|who|how|whats|wheres|hows)\b)(?!\s*(?:is|are|do|does|can|may|should|need)\b).*\b(?:no (?!\d)[a-z]+|nothing|wont|dont|doesnt|isnt)\b/,
          /\b(?:wo\s?n'?t|(?:does|do|is|did|are|has|have|will) ?n(?:o|')?t|cannot|can'?t)\b|\bnothing\b.{0,12}\b(?:moves|happens|works)\b/,
          /\b(?:dead|stall(?:s|ed|ing)?|weak|sluggish|overheat\w*|jerk\w*|smok(?:es|ing|y)|keeps? (?:on )?\w+ing|no (?:power|drive|pressure|heat)|only (?:drives|moves|works|runs|turns))\b/,
          /^(?!.*\?)(?!.*\b(?:what|which|where|when|why|who|how|whats|wheres|hows)\b)(?!\s*(?:is|are|do|does|can|may|should|need)\b).*\b(?:looks?|sounds?|feels?|smells?|stays?|keeps?|gets?|goes|comes?|lets?|loses?|drops?|came|went)\b/,
        ],
      },
      quantities: {
        torque: new RegExp(
          String.raw`\b(?:torque|tight\w*(?!${tensioned})|n\W?m|newton ?met(?:er|re)s?|(?:ft|foot)\W{0,2}(?:lbs?|pounds?))\b`,
        ),
        pressure: /\b(?:pressure|psi)\b/,
        temperature: /\b(?:how (?:hot|cold|warm)|temperatures?|temps?)\b/,
        capacity:
          /\b(?:how (?:much|many).{0,20}(?:oil|fuel|coolant|fluid|grease)|how much\b.{0,20}\b(?:pour|fill|top up|take|hold|put in|goes? in)|capacity|litres?|liters?|quarts?|gallons?)\b/,
        amount: /\bhow much\b/,
        weight: /\b(?:how heavy|weigh\w*|heaviest|how much(?: \w+){0,4} (?:lift|carry|haul|tow|pull|pick up|hoist))\b/,
        noise: /\b(?:noisy|noise|loud)\b/,
        current: /\b(?:amps?|amperes?|current)\b/,
        voltage: /\b(?:volts?|voltage)\b/,
        power:
          /\b(?:horsepower|hp|kilowatts?|kw|how powerful|how much power|(?:engine|motor|rated) power|power (?:rating|output))\b/,
        speed: /\b(?:speed|rpm|revs|how (?:fast|quick|slow))\b/,
        interval:
          /\b(?:how often|how (?:many|much) (?:hours|days|months|time)|after how|interval|how long (?:do|does|did|can|may|must|will|would|is|should|to|before|after|until)|how long\b.{0,40}\b(?:before|after|until|between))\b/,
        length: new RegExp(
          String.raw`\b(?:how (?:tight|loose|slack)\b${tensioned}|how (?:thick|thin|short|narrow|small|far|close|near|deep|wide|tall|high|big|long(?! (?:do|does|did|can|may|must|will|would|should|to|before|after|until)|\b.{0,40} (?:before|after|until)\b)|much (?:play|clearance|gap))|clearance|gap|end (?:play|float)|thickness|diameter|length)\b`,
        ),
        slope: /\b(?:steep\w*|angles?|slopes?|gradient|incline)\b/,
        share: /\b(?:percent|percentage|ratio|mix|mixture|concentration)\b/,
      },
      extent:
        /\bhow much (?:should|can|could|may|must|is|are|was|were|does|do|did|will|would|more|less|further|farther|longer|higher|lower|closer|deeper|tighter)\b/,
      size: new RegExp(
        String.raw`\bhow (?:big|large|small|far|tight(?!${tensioned}))\b|\bhow (?:fast|quick(?:ly)?) (?:do|does) the\b`,
      ),
      duration:
        /\bhow long (?:to|must|should|do (?:i|we|you))\b|\bhow long\b.{0,60}\b(?:wait|before|after|until|till|between)\b/,
      beginning: /\b(?:starts?|started|starting|begins?|began|beginning) (?=to [a-z])/,
      moment: /\bwhen (?:do|does|is|are|must|should|will|to)\b/,
      help: /\bhow (?:do|can|should|would) (?:i|we) (?:fix|solve|cure|repair|correct|get rid of) (?:it|this|that)\W*$|\bwhat(?:'?s| is| are| could| can| may| might| has| have| did| do| should| must| now)?\b(?: (?:be|i|we|he|she|they|you|to|the|likely|possible|probable|most|have|done|gone|been|it|that|this|then|first|now|there|myself|himself)){0,6} ?(?:wrong|broken|the matter|cause|causes|reason|reasons|problem|going on|happening|happened|check|checked|look at|look for|do|done|try|forget|forgotten|miss|missed|now|up)\b\W*(?:(?:first|now|then|here|myself|himself|about it|before .*|with it|to it)\W*)*$|\bany(?:thing|one thing)? (?:i|we|he) can (?:do|try|check)\b|\bany ideas?\b/,
      wish: /\b(?:(?:wants?|wanted|needs?|would like|id like) to know|(?:asks?|asked|asking) (?:me )?(?:for|about)|(?:tell|told) (?:me|us)|wonder(?:s|ing)? (?:about|if)?)\s+/i,
      dangers:
        /\b(?:watch out|look out for|beware|careful|precautions?|dangers?|dangerous|hazards?|hazardous|risks?|risky)\b/,
      interrogatives: ['what', 'which', 'where', 'when', 'why', 'who', 'how', 'whats', 'wheres', 'hows'],
      specification:
        /\b(?:what|which|whats)\b(?: (?!much|many)[\w-]+){0,3} (?:oils?|grease|lubricant|coolant|antifreeze|fluid|fuel|diesel|grade|viscosity)\b|\b(?:oils?|grease|lubricant|coolant|antifreeze|fluid|fuel|diesel)\b(?: (?:type|grade|kind)\b|.*\b(?:what|which) (?:type|kind|sort|grade)\b)/,
      request:
        /\b(?:(?:right|correct|proper|best|safest|easiest|quickest) way(?= (?:to|of)\b)|step by step|(?:the|all|which|what(?: are)?(?: the)?) steps|(?:steps|instructions?|procedure|sequence|guide)(?= (?:for|to|of|on)\b)|(?:talk|walk) me through|(?<=\b(?:what|which|where|why|who|how) )(?:on earth|in the world|the heck|the hell))\b/,
      place: /\b(?:where(?:'?s|abouts)?|which side|location of)\b/,
      colour: /\b(?:colou?rs?)\b/,
      price:
        /\b(?:how much (?:does|do|did|would|will|is|are|for)\b.*\b(?:costs?|cost me|run me|set me back|worth|pay)|how much (?:is|are) (?:a|an|the|it|they|one|this|that|those|these)\b|(?:what|whats)\b.*\b(?:costs?|price|prices)|(?:price|cost) (?:of|for)|how (?:expensive|cheap)|(?:costs?|prices?)(?=\W*$))(?!\w)/,
      maker:
        /\b(?:who (?:makes|made|builds|built|manufactures|manufactured|produces|supplies|supplied)|(?:what|which) (?:brand|make|company|manufacturer)\b(?! of (?:oil|grease|coolant|fluid)))/,
      having:
        /^\W*(?:do|does|did|has|have|is|are|will|can)\b.*?\b(?:have(?! to\b)|has|got|come with|comes with|equipped with|fitted with|include|there)\b (.+)$/,
      count: /\b(?:how many)\b/,
      followUp: {
        connective:
          /^\W*(?:(?:ok|okay|thanks|thank you|great|right|so|but)\W+)*(?:and|or|also|what about|what if|how about|same for|(?:can|could|may|might) (?:it|that|this)(?: also)? be(?= (?:a|an|the|my|your|its)\b))\b/,
        pronoun: /\b(?:it|its(?! own)|them|they|those|these|that one|ones?|the same|there)\b/,
        absolute:
          /\b(?:with|without) (?:it|them|that) (?:on|off|lit|up|down|out|open|shut|low|(?!bleed)[a-z]{2,}(?:ed|en))\W*$/,
        demonstrative:
          /^\W*which ones?\b|\b(?:is|was) (?:that|this) \w+(?:ed|en|ne)\b|\b(?:that|this|then|afterwards?)\W*$|\b(?:that|this|so) (?:long|far|much|many|often|hot|cold|high|low|fast|slow|slowly|hard|tight|big|heavy)\W*$/,
        bare: /^\W*(?:about|above|after|against|at|below|between|by|for|from|in|into|of|on|over|through|to|under|until|up to|with|within) (?:what|which|how)\b|^\W*(?:what|which|how) \w+\W*$/,
        purpose: /\bto [a-z]+ (?:it|them)\W*$/,
        ordering: /\b(?:first|before(?:hand)?|else)\W*$/,
        elided: /\bones?\b/,
        genitive: /^of$/,
        addition: /^(?:with|without|if|when|after|before|while|under|over|above|below|than)$/,
      },
      negations: {
        stated: ['not', 'no', 'cannot'],
        before: 'not cannot dont doesnt didnt wont wouldnt cant couldnt isnt arent wasnt werent never'.split(' '),
      },
      subject:
        /^(?:i|you|we|they|he|she|it|to|do|does|did|can|could|will|would|should|must|may|might|not|dont|doesnt|cant|wont)$/,
      persons: 'i im ive id ill we weve he she they hes shes theyve someone somebody'.split(' '),
      verbEnding: /(?:ing|ed|est|ly)$/,
      articles: ['the', 'a', 'an', 'it', 'them', 'him', 'her', 'this', 'that', 'my', 'your'],
      capacityVerbs: 'fit fits go goes hold holds take takes need needs require requires'.split(' '),
      subjectWords: ['machine', 'machines'],
      partWords:
        'order ordering part parts number numbers piece pieces item figure catalogue reference spare fit fits customer customers'.split(
          ' ',
        ),
      codeWords: 'alarm alarms error errors code codes fault faults fuse relay'.split(' '),
      opposites: [
        ['long', 'short'],
        ['front', 'rear'],
        ['front', 'back'],
        ['left', 'right'],
        ['upper', 'lower'],
        ['inner', 'outer'],
        ['big', 'small'],
        ['high', 'low'],
        ['input', 'output'],
        ['inlet', 'outlet'],
        ['intake', 'exhaust'],
        ['min', 'max'],
        ['minimum', 'maximum'],
        ['first', 'second'],
        ['single', 'dual'],
        ['hot', 'cold'],
      ],
    },
  },
)
