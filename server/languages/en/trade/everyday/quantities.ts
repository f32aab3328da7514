/** What operators, renters and mechanics say of quantities, sizes and intervals and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const everydayQuantities = `
how much juice, take on fuel, gallons in tank, litres in tank, tank hold, tank take, what tank hold > fuel tank capacity, fuel tank
oil take, holds how much, what does hold, how much goes in, how much go in, how much put in, how much does fit, gallons of oil, quarts of oil, litres of oil, how many gallons, how many pints, what size sump > capacity, refill capacity, oil capacity
what kinda oil, kind of oil, oil do use, proper oil, what grade, oil spec, what goes in, what do put in, what put in, whats go in > oil specification, recommended oil, viscosity, oil grade
kind of fuel, sort of diesel, burn bio, run bio, run on veg oil, run cherry, run red > fuel specification, fuel
how many pounds, how many bar, pounds in tyres, how much wind > tyre pressure, inflation pressure
how much grunt, how hard to tighten > tightening torque, torque
gutentight, good and tight, hand tight, bit past hand tight, quarter turn, tweak more > tighten, tightening torque
what tip scales, how much heft > operating weight, weight
fit under, clear bridge, get under bridge, go under bridge, go through door, fit through door, get in shed, through barn door, low bridge > overall height, transport height, height
fit through, get through gate, squeeze through, fit between, tight gap, how fat > overall width, width
nose to tail, end to end, bumper to bumper, tip to tail > overall length, length
how far down, dig how deep, depth dig, how low go, how low dig, how far dig > digging depth, maximum digging depth
how far away dig > reach, maximum reach
how high up, lift how high, tip how high, clear side of truck, get over side, tip over side, dump how high, reach over side > lift height, dump height
lift how much, pick how much, pick up how much, how much pick, how heavy can lift, how big load, how much handle > lifting capacity, payload, rated load
how many yards, how many cubes, yard bucket, how much dirt, how much per bucket > bucket capacity
full chat, how many miles, kays > travel speed, maximum speed
how fast rev, how many revs, how high rev, how many rpm, what rpm, redline, full noise, full throttle, full revs, wide open throttle, flat stick > engine speed, rated speed, high idle
ponies, how many ponies, grunt > engine power, rated power
how many amps, amp fuse, size fuse, how big fuse, fuse size > fuse, amperes
how much burn, gallons hour, litres hour, how much use hour, fuel per hour, gph, burn hour > fuel consumption
how long on tank, tank last, last on tank, day on tank, all day on tank, shift on tank > fuel tank, fuel consumption
when due, when next due, how many hours till, how many hours before, how long between, every so many hours, how regular, service times, when needs doing, how long go between, hours to change > interval, service interval, maintenance schedule, every hours
big service, small service, minor service, major service, full service, b service, yearly service, first service > maintenance schedule, maintenance, every hours
how long last, wear out, how far worn, too worn, worn too far, how much left, how much meat left, when replace, when chuck, when bin, when time for new, when need new, knackered when, worn past > wear limit, replace, minimum thickness
how much slack, how much play, how much give, how much sag, how much droop, how loose, how slack, finger of slack, inch of slack, how much droop track, how saggy, gap should be > play, sag, clearance, deflection
how many shots, how many pumps, how many squirts, how much grease, shots of grease, pumps of grease > grease, strokes, lubrication
how much slope, how much hill, how much lean, how far lean, how far over, how much angle, how many degrees, how sideways > slope, degrees, maximum slope
how many feet, how many metres, how many meters > distance, minimum distance, keep away
running temp, normal temp, where should needle, where needle sit, where should gauge > operating temperature, temperature, temperature gauge
how low temp, coldest > lowest temperature, starting in cold
how long warm, how long let warm, long to warm, how long idle, how long leave idle, minutes idle, let idle how long, how many minutes > warm up, idle, minutes
how long crank, crank how long, how long hold key, how long hold starter, seconds crank, how long between tries, wait between tries > starter, seconds, crank
racket > sound power level, noise level
how strong antifreeze, half and half, 50 50, 50 50 mix, neat antifreeze, straight antifreeze > coolant mixture, antifreeze concentration
what year, how tell year, build date, date of manufacture, year model > year of manufacture, serial number
what model, which one have, tell which one, tag number, id tag > serial number, type plate
`
