/** The WebAssembly, compressed by gzip, in base64. The build of the stand-alone script puts it here. */
const packed: string = '';
export default packed;
