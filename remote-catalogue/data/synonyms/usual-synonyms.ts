/** What a catalogue without a `synonyms.txt` has, in the form of that file. */
export const usualSynonyms = `# Hazards and protection
hi-vis = hi viz = hivis = hi visibility = high vis = high viz = high visibility = hv = EN ISO 20471 = hi vizz > fluorescent
FR = FRC = flame retardant = flame resistant = flame proof = fire resistant = fire retardant = fire proof = fire rated = inherent FR = flash fire = NFPA 2112 = EN ISO 11612
fire = flame
reflective clothing > hi-vis > EN ISO 20471
warning = signal > hi-vis > EN ISO 20471
traffic marshal = marshal = steward = event staff = banksman = road worker = road works = flagger > hi-vis > EN ISO 20471
night = night shift = night work > reflective > hi-vis > EN ISO 20471
RIS-3279 = RIS-3279-TOM = GO/RT 3279 > EN ISO 20471
hi-vis bib = hi-vis vest = high-visibility vest
arc flash = arc rated = electric arc = arc protection = switchgear = IEC 61482 = ELIM = APC = ATPV = NFPA 70E
arc > arc flash > IEC 61482
winter = cold = cold weather = cold resistant = cold proof = winter weather = thermal = thermo = EN 511 > insulated > lined > deep freeze
freezer = deep freeze = cold store = cold storage = cold room = chill = chiller = blast freezer = frozen food = ice cream = sub zero = subzero > winter > EN 511 > insulated > wadding
insulated = insulation = wadding = Thinsulate > EN 511 > fleece > pile
warm > winter > insulated > fleece > lined
heat = hot = heat resistant = heat proof = hot work = high temperature = EN 407 > EN ISO 11612 > EN ISO 11611
oven > heat > EN 407
furnace = smelter > foundry > EN 407
kiln = pottery = potter = ceramics > EN 407
foundry > furnace > EN 407
oven = bakery = baker = kitchen = catering = stove = BBQ = barbecue = grill > terry
weld = welding = welder = EN 12477 = EN ISO 11611
boilermaker = boiler maker > welder > welding
grinding = grinder = angle grinder
TIG = GTAW = argon = fine welding
MIG = MAG = GMAW = stick welding = MMA = SMAW
molten metal = molten splash = metal splash > foundry
cut resistant = cut = cut proof = anti cut = cut protection = cut protective = cutproof = slash resistant = slash proof = knife proof = ISO 13997 > HPPE > glass fibre > steel
impact = impact resistant = anti impact = knuckle = back of hand = TPR = bump = crush = EN 13594 = ISEA 138
antistatic = ESD = anti static = static dissipative = EN 1149
waterproof = water proof = watertight = rain proof = membrane = Gore-Tex
rain = rainwear = wet weather = waterproof
windproof = windbreaker = windcheater = wind resistant
gauge = gg
fluorescent = fluo = fluoro = neon = dayglo = day glow
touchscreen = touch screen = smartphone = smart phone = phone = cell phone = mobile phone = tablet = screen touch = conductive
disposable = single use = one way = throwaway
multi-norm = multinorm = multi norm = multi hazard = multi standard = multi risk
category III = cat III = cat 3 = category 3 = CAT-III
category II = cat II = cat 2 = category 2
category I = cat I = cat 1 = category 1
chemical splash = liquid splash = spray tight = EN 13034
precision = fine assembly = dexterity = EN ISO 21420 = EN 420

# Gloves
safety glove = protective glove = hand glove = work glove = working glove = industrial glove = hand protection = mitten = mitt = handwear > glove
rigger = canadian = docker
driver = drivers = driving = drivers glove
long > gauntlet
lorry = truck = trucker = HGV
long cuff = long glove = elbow length > gauntlet
garden = gardening = gardener = yard work
rose = thorn = thorn proof = thorn resistant = bramble = pruning = hedge = hedge trimming
inspection = inspector = quality control
oil = oil resistant = oil proof = oily = greasy = grease > nitrile
glass = glazier = glass handling = glass fitter = glass fitting = glass installation = sheet glass
sheet metal = metal handling = sharp edges = tinsmith = tin snips = ductwork = ducting = HVAC > cut resistant
grip = gripper = anti slip = non slip = slip resistant = dont slip > dotted
abrasion resistant = abrasion = hard wearing = wear resistant
puncture resistant = puncture = puncture proof
needlestick = needle stick = needlestick resistant = needle stick resistant = needle resistant = hypodermic needle
tear resistant = tear = rip resistant
dot = dotted = pimple = nubs
coated = dipped = coating = palm coated = palm dipped = dip
three-quarter = knuckle coated
fully coated = fully dipped = full coating
microfoam = micro foam = foam nitrile
liner = under glove = inner glove
ambidextrous = either hand = reversible
lint free = low lint
chrome free = chromium free = vegetable-tanned = veg tan = veg tanned
heavy duty = heavy = heavyweight
fingertip = finger tip = finger coated
women = ladies = small hands
knit wrist = knitted wrist = knitted cuff = elasticated wrist
hook and loop = velcro
thin = fine = lightweight = light weight = light
padded = padding = gel

# Clothing
clothing = workwear = clothes = apparel = protective clothing = safety clothing > garment
coverall = boiler suit = overall = jumpsuit = jump suit = flight suit = suit
bib and brace = bib and brace overall = bib brace = dungaree = bib overall = bib trousers = bib pants = salopette
garage overall = garage coverall = garage boiler suit = mechanics overall = mechanics coverall = mechanics boiler suit = polycotton coverall > coverall
trousers = pants = cargo = combat trousers = slacks > jeans
vest = waistcoat = tabard = safety vest
surveyor = executive
sweatshirt = jumper = pullover = sweater > hooded
hooded = hoodie = hoody = hood
bodywarmer = body warmer = gilet = padded vest = quilted vest = puffer vest = padded waistcoat = sleeveless padded jacket = sleeveless quilted jacket
padded jacket = quilted jacket = insulated jacket = padded coat = puffer jacket > winter jacket > pilot jacket
rain trousers = overtrousers
rain suit > rain jacket > rain trousers
jacket = coat > parka
pilot jacket = bomber jacket = bomber = flight jacket
parka = anorak = winter jacket = winter coat
tee = t-shirt = tshirt = tee shirt
polo = polo shirt
lab = laboratory
lab coat = laboratory coat = white coat = howie coat = doctors coat = warehouse coat = doctors apron
warehouse coat = dust coat = shop coat
tunic = scrub top
scrubs = two piece scrubs = 2 piece scrubs = theatre scrubs = surgical scrubs = scrub suit = scrub set = medical suit = medical uniform = nurse uniform = nursing uniform
nurse = nursing = carer = care home > scrubs > tunic
cleaner = cleaning staff = housekeeping = porter = hospital porter = orderly > scrubs > tunic
nurse trousers = scrub trousers
medical = hospital = clinical = healthcare = health care
patient gown = johnny gown = johnny = examination gown
gown = isolation gown = surgical gown = theatre gown = operating gown = EN 13795 = AAMI PB70 = OT gown
apron = bib apron = pinafore
workshop apron = shop apron
dairy = food processing = food production = meat processing > polyethylene
PE apron = plastic apron = polyethylene apron
tape = reflective tape = reflective strip = reflective
pocket = pocketed
knee pad = knee pocket = kneepad
welding jacket = welders jacket
shorts = short trousers
scrub trousers = scrub pants = drawstring trousers
round neck = crew neck
base layer = undershirt = first layer
two tone = two colours = two colour = bicolour
warm-up jacket = scrub jacket
popper = press stud = snap = snap fastener = stud

# Materials. Trade marks of others are words to find by; they are not names of our articles.
PU = polyurethane
PVC = vinyl
nitrile = NBR = nitril
latex = rubber = natural rubber
Kevlar = aramid = Nomex = Twaron = para-aramid = meta-aramid
Dyneema = UHMWPE = HPPE = Spectra = high performance polyethylene
FR cotton = Proban = Pyrovatex
polycotton = poly cotton = polyester cotton = TC
PE = polyethylene
acrylic = acryl
spandex = elastane = Lycra = stretch
goat = goatskin = goat skin = kidskin
cow = cowhide = cow hide = cow leather > grain leather
pig = pigskin = pig skin
deer = deerskin = buckskin
sheep = sheepskin = lambskin = cabretta
leather palm > leather > goatskin > cowhide > buffalo > pigskin > deerskin
hide = leather > goatskin > cowhide > pigskin > deerskin > sheepskin > buffalo
split leather = suede = split cowhide = chrome leather
non-woven = nonwoven = SMS = spunbond
denim = jeans
brushed = fleece
jersey = stockinette
terry = terrycloth = terry cloth = towelling = loop pile
wool = woollen = woolen

# Work
work = working
forklift = fork lift = fork truck
warehouse = logistics = storage = picking = packing > warehouse coat
offshore = oil and gas = oilfield = oil rig = drilling = drill floor = roughneck > casing > tripping of pipe
railway = rail = train = track worker > EN ISO 20471
road = roadwork = highway = traffic = motorway > EN ISO 20471
construction = building site = builder = building
mining = miner = mine
forestry = tree = arborist = logging = tree surgeon
fishing = fish = fishery
food = catering
electrical insulating = electrically insulating = electrical insulation = electricians insulating = dielectric = high voltage = live working = EN 60903
electrician = sparky = switch cabinet = lineman = linesman = lineworker = utility worker > arc
painter = painting = decorator
bricklayer = brickie = bricklaying = brick laying = block laying = brick
concrete = cement = mason = masonry = plasterer > bricklayer > construction
courier = parcel = parcel delivery = postman = delivery driver > driver > warehouse
tanker = tanker driver = petrol station = forecourt > antistatic
chore = flannel > canvas > jersey
scaffolding = scaffolder = scaffold
forge = forging = blacksmith
farm = farmer = farming = agriculture = agricultural
horse = stable = equestrian = riding
refuse = recycling = garbage = rubbish = trash = binman > waste
removal = moving house = furniture moving = mover
airport = airfield = aircraft = ground handling = baggage handling = baggage handler = ramp agent
vehicle = automotive = garage = motor trade
car > vehicle
abseiling = rappelling = belay
reusable = washable
mounting = assembly = assembling
washing up = dishwashing
recycled = eco = eco friendly = sustainable
rescue = extrication
height = working at height = work at height = wind turbine > climbing
jackhammer = jack hammer = breaker = road breaker
florist = flower = flower shop
stage = stage crew = roadie
security = security guard = doorman = bouncer
piano = piano mover
solar = solar panel = photovoltaic
watch = watchmaker
scrap = scrapyard = scrap yard = scrap metal
repair > maintenance > service
change = changing = replacement
injection moulding = injection molding = plastics injection
paediatric = pediatric = children
steel mill = steelworks

# Spelling
grey = gray
burgundy = maroon
petrol = petrol blue
mint = mint green
sand = beige
tyre = tire = tyre fitter = tire fitter
mould = mold = moulding = molding
kerb = curb
lift = elevator
timber = lumber = wood = woodwork = carpentry = carpenter = joinery = joiner
pipe fitting = pipe = plumber = plumbing
bicycle = bike
carabiner = karabiner
glass fibre = fibreglass = fiberglass
colour = color
fibre = fiber
aluminised = aluminized = aluminum = aluminium
jewellery = jewelry = jeweller = jeweler
XL = extra large
`;
