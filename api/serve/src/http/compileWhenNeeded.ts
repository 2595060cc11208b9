import ajvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import serializerSelector, { type Serializer, type SerializerFactory } from '@fastify/fast-json-stringify-compiler';

type Validator = ReturnType<ReturnType<BuildCompilerFromPool>>;

/** Compiles at the first value. A validator leaves in `errors` what is wrong with a value. */
function validatorLater(make: () => Validator): Validator {
  let made: Validator | undefined;
  const validate = (value: unknown) => {
    made ??= make();
    const result = made(value);
    validate.errors = made.errors;
    return result;
  };
  validate.errors = undefined as Validator['errors'];
  return validate as Validator;
}

function serializerLater(make: () => Serializer): Serializer {
  let made: Serializer | undefined;
  return (value) => {
    made ??= make();
    return made(value);
  };
}

/**
 * Fastify's compilers of schemas, which compile each schema when a call first needs it: those of all routes together take a third of a
 * second at the start, those of one route a millisecond or two.
 */
export function compileWhenNeeded() {
  const validators = ajvCompiler();
  const serializers = serializerSelector();
  const buildValidator: BuildCompilerFromPool = (...options) => {
    const compile = validators(...options);
    return (route) => validatorLater(() => compile(route));
  };
  const buildSerializer: SerializerFactory = (...options) => {
    const compile = serializers(...options);
    return (route) => serializerLater(() => compile(route));
  };
  return { compilersFactory: { buildValidator, buildSerializer } };
}
