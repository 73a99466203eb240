import { toAnswer, refusedBy, notProvided } from './ports';
import { apiError } from './testing/answers';

it('gives the answer of a call that arrives', async () => {
  await expect(toAnswer(Promise.resolve(4), (found) => found + 1, refusedBy)).resolves.toBe(5);
});

it('reads an ApiError as a refusal with the words and the status of the server', async () => {
  const call = Promise.reject(apiError(409, { serverMessage: 'Already there.' }));
  await expect(toAnswer(call, () => null, refusedBy)).resolves.toEqual({
    type: 'answer.refused',
    message: 'Already there.',
    status: 409,
  });
});

it('rethrows what is not an ApiError, so that the machine hears that nothing arrived', async () => {
  const bug = new TypeError('bug');
  await expect(toAnswer(Promise.reject(bug), () => null, refusedBy)).rejects.toBe(bug);
});

it('leaves a machine inert until its actors are plugged in', async () => {
  await expect(notProvided()).rejects.toThrow('This port is not plugged in');
});
