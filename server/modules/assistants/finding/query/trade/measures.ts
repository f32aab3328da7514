/** How people speak of properties and quantities and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const measureSpeech = `
how heavy, weight, how much weigh, operating weight, how much does weigh, service weight, what does weigh
shipping weight, transport weight, transport mass, weight on trailer
empty weight, dry weight, unladen weight, curb weight, tare weight
gross weight, gross vehicle weight, gvw, laden weight, maximum permitted weight
axle load, weight on axle, axle weight
attachment weight, how heavy attachment, maximum attachment weight, weight of attachment
how tall, overall height, total height, how high is, machine height, height to top cab
transport height, shipping height, clearance height, bridge height, headroom
how high reach, maximum reach height, maximum height
dump height, tipping height, discharge height, unloading height, dump clearance
lift height, how high lift, hoist height, fork height, maximum lift height
hinge pin height, pin height, bucket pin height
how much lift, lift capacity, rated load, safe working load, swl, how much can lift, working load limit
load chart, lift chart, lifting capacity table, load diagram, capacity chart, load table
payload, how much carry, carrying capacity, how much can carry, maximum load
tipping load, static tipping load, how much before tipping
residual capacity, rated capacity, nominal capacity, nominal load, rated operating capacity
load center, load centre, load centre distance, center of gravity distance
breakout force, digging force, break out force, tear out force, bucket force, curling force
pulling power, drawbar pull, tractive force, traction force, pull force, tractive effort
how wide, overall width, total width, machine width, track width
how long is, overall length, total length, machine length
dimensions, how big, measurements, overall dimensions, what size
specs, specifications, technical data, spec sheet, tech data, data sheet, technical specifications
ground clearance, belly clearance, clearance underneath, room underneath
wheelbase, wheel base, axle spacing, distance between axles
how deep dig, digging depth, maximum digging depth, how deep can dig
how far reach, digging reach, working radius, horizontal reach, how far can reach, operating radius
tail swing, rear swing radius, tail radius, rear overhang, swing radius
how fast, travel speed, ground speed, how fast drive, maximum travel speed
swing speed, slew speed, how fast swing
cycle time, how fast lift, raise time, lifting speed, hydraulic cycle time
how many horses, horsepower, engine power, power output, rated power, how many kw, net power, how much power
engine size, displacement, cubic capacity, how many litres engine, swept volume
bore and stroke, bore times stroke, cylinder dimensions
how many cylinders, number of cylinders, cylinder count
compression ratio, how much compression
idle speed, idling speed, what rpm idle, tickover speed, low idle speed, idle rpm
high idle, maximum rpm, top rpm, full throttle speed, no load speed, high idle speed
rated speed, rated rpm, nominal speed, operating rpm, rated engine speed
how much air, how many psi, tire psi, air in tires
how tight, torque, tightening torque, torque spec, how many foot pounds, torque value, foot pounds, torque specification
torque chart, torque table, standard torque, table of torques, general torques
how much oil, oil capacity, oil quantity, oil volume, engine oil capacity, how many quarts
fluid capacities, fill capacities, refill capacities, capacities, filling quantities, service refill capacities
how much fuel, fuel tank capacity, tank capacity, tank size, fuel capacity, how big tank
how much coolant, coolant capacity, cooling system capacity, how much antifreeze
how much hydraulic oil, hydraulic tank capacity, hydraulic system capacity, hydraulic oil capacity
how much refrigerant, refrigerant charge, how much freon, filling quantity refrigerant, refrigerant quantity
how much grease, grease quantity, amount of grease, how many strokes, strokes of grease
which oil, what oil, type of oil, oil grade, oil type, recommended oil, oil specification
lubricant chart, lubricants table, recommended lubricants, lubricant specification, fluids and lubricants, approved oils, recommended fluids
which fuel, what fuel, fuel type, fuel specification, recommended fuel
which grease, what grease, type of grease, grease type, grease specification, recommended grease
which coolant, what antifreeze, type of coolant, coolant specification, recommended coolant, what coolant
viscosity, thickness of oil, weight of oil, oil weight, viscosity grade, sae grade, how thick oil
how often, maintenance interval, change interval, service interval, every how many hours
engine hours, operating hours, service hours, running hours, machine hours, working hours
how long last, service life, lifetime, lifespan, useful life, working life
how long run, run time, runtime, autonomy, endurance
how long take, duration, how long wait, waiting time, time required
fuel consumption, how much fuel use, fuel burn, burn rate, litres per hour, gallons per hour
how hot, maximum temperature, temperature range, how hot run, permissible temperature
how cold, minimum temperature, lowest temperature, freezing point, freeze protection, frost protection
ambient temperature, outside temperature, outdoor temperature, surrounding temperature
boiling point, boils at, boiling temperature
how loud, noise level, sound level, sound power level, sound pressure level, decibels, noise emission
vibration level, hand arm vibration, whole body vibration, vibration emission, vibration exposure
gap, air gap, electrode gap, clearance gap, plug gap
backlash, gear lash, tooth play, gear backlash, flank clearance, tooth clearance
tolerance, allowable deviation, permissible deviation, how accurate, accuracy, precision
mixing ratio, coolant mix, antifreeze ratio, fifty fifty, water antifreeze mix, antifreeze concentration
two stroke mix, fuel oil mix, two stroke oil, two cycle oil, oil mix ratio, premix
how much pressure, pressure setting, what pressure, pressure value, set pressure
flow, flow rate, litres per minute, gallons per minute, gpm, delivery rate, how much flow
head of pump, delivery head, how high pump, discharge head, pumping height
suction lift, suction height, npsh, how high suck
how many volts, system voltage, rated voltage, nominal voltage, battery voltage, on board voltage
rated current, nominal current, current draw, amperage draw, full load current
cold cranking amps, cca, battery size, battery rating, amp hours, battery capacity, ampere hours
power rating, kva, standby power, prime power, rated output
bucket size, bucket capacity, heaped capacity, struck capacity, how big bucket, bucket volume
ground pressure, ground bearing pressure, footprint pressure, surface pressure, floor loading
ground load bearing, will ground hold, bearing capacity, ground bearing capacity, soil bearing capacity, ground strength
centre of gravity, center of gravity, balance point, centre of mass
angle of departure, approach angle, ramp angle, departure angle, ramp breakover
model year, year of manufacture, build year, year made, construction year, how old
`
